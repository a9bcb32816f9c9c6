import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account means by a word; it goes with the account. */
export class PersonalSenses1795410000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE personal_senses (
      user_id integer NOT NULL,
      words text NOT NULL,
      model text NOT NULL,
      chosen_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT pk_personal_senses PRIMARY KEY (user_id, words),
      CONSTRAINT fk_personal_senses_user_id FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE personal_senses`);
  }
}
