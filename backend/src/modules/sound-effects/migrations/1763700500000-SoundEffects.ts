import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files and their owners, generations with their takes, and the library. */
export class SoundEffects1763700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE stored_files (
      name text NOT NULL,
      user_id integer NOT NULL,
      content_type text NOT NULL,
      bytes bigint,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      published_at timestamp with time zone,
      CONSTRAINT pk_stored_files PRIMARY KEY (name),
      CONSTRAINT fk_stored_files_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
    await runner.query(
      `CREATE INDEX ix_stored_files_unpublished ON stored_files (created_at) WHERE published_at IS NULL`,
    );
    await runner.query(`CREATE INDEX ix_stored_files_user_id ON stored_files (user_id)`);
    await createGenerations(runner);
    await createTakes(runner);
    await createSoundEffects(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sound_effects`);
    await runner.query(`DROP TABLE takes`);
    await runner.query(`DROP TABLE generations`);
    await runner.query(`DROP FUNCTION generation_moves_forward`);
    await runner.query(`DROP TABLE stored_files`);
  }
}

async function createGenerations(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE generations (
    id uuid NOT NULL,
    user_id integer NOT NULL,
    project_id integer,
    description text NOT NULL,
    intensity text NOT NULL,
    duration_ms integer NOT NULL,
    takes smallint NOT NULL,
    seed bigint NOT NULL,
    scene json NOT NULL,
    engine_version text NOT NULL,
    plan_id integer NOT NULL,
    cost integer NOT NULL,
    remaining_credits bigint NOT NULL,
    state text NOT NULL DEFAULT 'queued',
    error_code text,
    idempotency_key text,
    request_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL DEFAULT now(),
    finished_at timestamp with time zone,
    CONSTRAINT pk_generations PRIMARY KEY (id),
    CONSTRAINT uq_generations_idempotency_key UNIQUE (user_id, idempotency_key),
    CONSTRAINT ck_generations_state CHECK (state IN ('queued', 'running', 'done', 'failed')),
    CONSTRAINT ck_generations_cost CHECK (cost >= 0),
    CONSTRAINT fk_generations_user_id FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT fk_generations_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE SET NULL)`);
  await runner.query(`CREATE INDEX ix_generations_user_id ON generations (user_id, created_at)`);
  await runner.query(`CREATE INDEX ix_generations_open ON generations (user_id) WHERE state IN ('queued', 'running')`);
  // Finished is finished: a late worker or a sweeper that comes second changes nothing.
  await runner.query(`CREATE FUNCTION generation_moves_forward() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF OLD.state = NEW.state OR OLD.state = 'queued'
        OR (OLD.state = 'running' AND NEW.state IN ('done', 'failed')) THEN RETURN NEW; END IF;
      RAISE EXCEPTION 'generation % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'integrity_constraint_violation';
    END $$`);
  await runner.query(`CREATE TRIGGER generation_moves_forward BEFORE UPDATE OF state ON generations
    FOR EACH ROW EXECUTE FUNCTION generation_moves_forward()`);
}

async function createTakes(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE takes (
    generation_id uuid NOT NULL,
    take smallint NOT NULL,
    user_id integer NOT NULL,
    seed bigint NOT NULL,
    mp3_file text NOT NULL,
    wav_file text NOT NULL,
    bars text NOT NULL,
    peaks text NOT NULL,
    engine_version text NOT NULL,
    created_at timestamp with time zone NOT NULL DEFAULT now(),
    kept_at timestamp with time zone,
    discarded_at timestamp with time zone,
    CONSTRAINT pk_takes PRIMARY KEY (generation_id, take),
    CONSTRAINT uq_takes_mp3_file UNIQUE (mp3_file),
    CONSTRAINT uq_takes_wav_file UNIQUE (wav_file),
    CONSTRAINT fk_takes_generation_id FOREIGN KEY (generation_id) REFERENCES generations (id),
    CONSTRAINT fk_takes_user_id FOREIGN KEY (user_id) REFERENCES users (id))`);
  await runner.query(
    `CREATE INDEX ix_takes_open ON takes (user_id, created_at) WHERE kept_at IS NULL AND discarded_at IS NULL`,
  );
}

async function createSoundEffects(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE sound_effects (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    user_id integer NOT NULL,
    project_id integer,
    generation_id uuid NOT NULL,
    take smallint NOT NULL,
    title text NOT NULL,
    name text NOT NULL,
    description text,
    mp3_file text NOT NULL,
    wav_file text NOT NULL,
    duration_ms integer NOT NULL,
    prompt text NOT NULL,
    intensity text NOT NULL,
    bars text NOT NULL,
    seed bigint NOT NULL,
    sources json NOT NULL,
    favourite boolean NOT NULL DEFAULT false,
    tags text array NOT NULL DEFAULT '{}',
    engine_version text NOT NULL,
    plan_id integer NOT NULL,
    created_at timestamp with time zone NOT NULL DEFAULT now(),
    deleted_at timestamp with time zone,
    CONSTRAINT pk_sound_effects PRIMARY KEY (id),
    CONSTRAINT uq_sound_effects_generation_id_take UNIQUE (generation_id, take),
    CONSTRAINT fk_sound_effects_user_id FOREIGN KEY (user_id) REFERENCES users (id),
    CONSTRAINT fk_sound_effects_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE SET NULL,
    CONSTRAINT fk_sound_effects_generation_id FOREIGN KEY (generation_id) REFERENCES generations (id))`);
  await runner.query(`CREATE INDEX ix_sound_effects_user_id ON sound_effects (user_id, id) WHERE deleted_at IS NULL`);
  await runner.query(`CREATE INDEX ix_sound_effects_project_id ON sound_effects (project_id)`);
}
