import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Timelines: their clips, the sounds that people bring themselves, what else is set, and the edits of the last day. */
export class Timelines1763780200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sound_effects ADD CONSTRAINT uq_sound_effects_id_user_id UNIQUE (id, user_id)`);
    await createMedia(runner);
    await createItems(runner);
    await runner.query(`CREATE TABLE timelines (
      project_id integer NOT NULL,
      revision integer NOT NULL,
      settings json NOT NULL,
      CONSTRAINT pk_timelines PRIMARY KEY (project_id),
      CONSTRAINT uq_timelines_project_id UNIQUE (project_id),
      CONSTRAINT fk_timelines_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE)`);
    await runner.query(`CREATE TABLE timeline_edits (
      project_id integer NOT NULL,
      edit_id uuid NOT NULL,
      revision integer NOT NULL,
      keys text array NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT pk_timeline_edits PRIMARY KEY (project_id, edit_id),
      CONSTRAINT fk_timeline_edits_project_id FOREIGN KEY (project_id) REFERENCES projects (id) ON DELETE CASCADE)`);
    await runner.query(`CREATE INDEX ix_timeline_edits_created_at ON timeline_edits (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['timeline_edits', 'timelines', 'timeline_items', 'project_media'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`ALTER TABLE sound_effects DROP CONSTRAINT uq_sound_effects_id_user_id`);
  }
}

async function createMedia(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE project_media (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    project_id integer NOT NULL,
    user_id integer NOT NULL,
    name text NOT NULL,
    role text NOT NULL,
    state text NOT NULL DEFAULT 'preparing',
    message text,
    duration_ms integer NOT NULL DEFAULT 0,
    upload_file text NOT NULL,
    audio_file text,
    bars text,
    created_at timestamp with time zone NOT NULL DEFAULT now(),
    deleted_at timestamp with time zone,
    CONSTRAINT pk_project_media PRIMARY KEY (id),
    CONSTRAINT uq_project_media_id_project_id UNIQUE (id, project_id),
    CONSTRAINT ck_project_media_role CHECK (role IN ('voice', 'music')),
    CONSTRAINT ck_project_media_state CHECK (state IN ('preparing', 'ready', 'failed')),
    CONSTRAINT fk_project_media_project_id_user_id FOREIGN KEY (project_id, user_id) REFERENCES projects (id, user_id) ON DELETE CASCADE)`);
  await runner.query(`CREATE INDEX ix_project_media_project_id ON project_media (project_id)`);
}

async function createItems(runner: QueryRunner): Promise<void> {
  await runner.query(`CREATE TABLE timeline_items (
    id integer GENERATED ALWAYS AS IDENTITY NOT NULL,
    key text NOT NULL,
    project_id integer NOT NULL,
    user_id integer NOT NULL,
    sound_effect_id integer,
    media_id integer,
    start_ms integer NOT NULL,
    track_index smallint NOT NULL,
    volume double precision NOT NULL,
    gain_db double precision NOT NULL,
    duration_ms integer NOT NULL,
    offset_ms integer NOT NULL,
    fade_in_ms integer NOT NULL,
    fade_out_ms integer NOT NULL,
    muted boolean NOT NULL,
    loop boolean NOT NULL,
    scene json,
    sync json,
    created_at timestamp with time zone NOT NULL DEFAULT now(),
    updated_at timestamp with time zone NOT NULL DEFAULT now(),
    CONSTRAINT pk_timeline_items PRIMARY KEY (id),
    CONSTRAINT uq_timeline_items_project_id_key UNIQUE (project_id, key),
    CONSTRAINT ck_timeline_items_source CHECK ((sound_effect_id IS NULL) <> (media_id IS NULL)),
    CONSTRAINT fk_timeline_items_project_id_user_id FOREIGN KEY (project_id, user_id) REFERENCES projects (id, user_id) ON DELETE CASCADE,
    CONSTRAINT fk_timeline_items_sound_effect_id_user_id FOREIGN KEY (sound_effect_id, user_id) REFERENCES sound_effects (id, user_id),
    CONSTRAINT fk_timeline_items_media_id_project_id FOREIGN KEY (media_id, project_id) REFERENCES project_media (id, project_id))`);
  await runner.query(`CREATE INDEX ix_timeline_items_sound_effect_id ON timeline_items (sound_effect_id)`);
  await runner.query(`CREATE INDEX ix_timeline_items_media_id ON timeline_items (media_id)`);
}
