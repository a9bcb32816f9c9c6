import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which everybody hears an effect. The foreign key carries the owner: nobody shares what is not theirs. */
export class EffectShares1795313100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE effect_shares (
      token text NOT NULL,
      sound_effect_id integer NOT NULL,
      user_id integer NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      revoked_at timestamptz,
      CONSTRAINT pk_effect_shares PRIMARY KEY (token),
      CONSTRAINT fk_effect_shares_sound_effect_id_user_id FOREIGN KEY (sound_effect_id, user_id)
        REFERENCES sound_effects (id, user_id) ON DELETE CASCADE
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX uq_effect_shares_sound_effect_id ON effect_shares (sound_effect_id) WHERE revoked_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE effect_shares`);
  }
}
