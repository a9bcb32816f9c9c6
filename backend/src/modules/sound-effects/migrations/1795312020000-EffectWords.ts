import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a library is searched by, kept beside each effect by the database itself: gathered from five columns with every
 * search, it took most of the time. And whether a sound goes round.
 */
export class EffectWords1795312020000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE sound_effects
         ADD COLUMN words text NOT NULL DEFAULT '', ADD COLUMN loop boolean NOT NULL DEFAULT false`,
    );
    await runner.query(`CREATE FUNCTION gather_effect_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.words := lower(concat_ws(' ', NEW.name, NEW.prompt, NEW.description, array_to_string(NEW.tags, ' '),
          (SELECT string_agg(source ->> 'label', ' ') FROM json_array_elements(NEW.sources) AS source)));
        RETURN NEW;
      END $$`);
    await runner.query(`CREATE TRIGGER gather_effect_words
      BEFORE INSERT OR UPDATE OF name, prompt, description, tags, sources ON sound_effects
      FOR EACH ROW EXECUTE FUNCTION gather_effect_words()`);
    // The trigger fills the words of what is there already.
    await runner.query(
      `UPDATE sound_effects e SET name = e.name, loop = coalesce((g.scene ->> 'loop')::boolean, false)
       FROM generations g WHERE g.id = e.generation_id`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TRIGGER gather_effect_words ON sound_effects`);
    await runner.query(`DROP FUNCTION gather_effect_words`);
    await runner.query(`ALTER TABLE sound_effects DROP COLUMN words, DROP COLUMN loop`);
  }
}
