import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What another reader answered, by the hash of the text. */
export class ReaderAnswers1795410060000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE reader_answers (
      text_hash text NOT NULL,
      events json NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_reader_answers PRIMARY KEY (text_hash)
    )`);
    await runner.query(`CREATE INDEX ix_reader_answers_created_at ON reader_answers (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE reader_answers`);
  }
}
