import { ApiProperty } from '@nestjs/swagger';
import {
  GENERATORS,
  LICENCES,
  LIMITS,
  SOURCE_FAMILIES,
  type EffectSource,
  type FamilyCount,
  type ForeignMaker,
  type Licence,
  type LibraryIndex,
  type LibrarySummary,
  type PeaksResponse as PeaksBody,
  type SoundEffect as SoundEffectBody,
  type SourceFamily,
} from '@whoosh/contracts';
import type { Intensity } from '@whoosh/sound-scene';
import { INTENSITIES } from './rules';
import { SoundEventBody } from './sound-event.response';

export class EffectSourceResponse implements EffectSource {
  @ApiProperty()
  model: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ enum: SOURCE_FAMILIES })
  family: SourceFamily;
}

export class ForeignMakerBody implements ForeignMaker {
  @ApiProperty({ enum: GENERATORS.filter((id) => id !== 'whoosh') })
  generator: ForeignMaker['generator'];

  @ApiProperty({ example: 'ElevenLabs' })
  name: string;

  @ApiProperty({ description: 'as it names itself' })
  model: string;

  @ApiProperty({ description: 'what holds beside the licence of the plan' })
  terms: string;
}

/** Of a sound that our own engine did not make: there is no scene behind it, and it cannot be rendered again. */
export const MadeByField = () =>
  ApiProperty({ type: ForeignMakerBody, nullable: true, description: 'null: our own engine' });

export class SoundEffectResponse implements SoundEffectBody {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;

  @ApiProperty({ type: 'integer', nullable: true })
  projectId: number | null;

  @ApiProperty()
  title: string;

  @ApiProperty()
  name: string;

  @ApiProperty({ type: String, nullable: true })
  description: string | null;

  @ApiProperty({ description: 'MP3, 44.1 kHz' })
  audioUrl: string;

  @ApiProperty({ description: 'WAV, 48 kHz' })
  audioUrl48k: string;

  @ApiProperty({ description: 'seconds' })
  duration: number;

  @ApiProperty()
  prompt: string;

  @ApiProperty({ enum: INTENSITIES })
  intensity: Intensity;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({
    description: '100 bars: two hexadecimal digits of level and two of brightness each',
    pattern: '^[0-9a-f]{400}$',
  })
  bars: string;

  @ApiProperty({ type: 'integer' })
  seed: number;

  @ApiProperty({ type: [EffectSourceResponse] })
  sources: EffectSourceResponse[];

  @ApiProperty()
  favourite: boolean;

  @ApiProperty({ type: [String] })
  tags: string[];

  @ApiProperty({ description: 'It goes round without a seam.' })
  loop: boolean;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  generationId: string | null;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'above 100: a part that was cut out' })
  take: number;

  @ApiProperty()
  engineVersion: string;

  @MadeByField()
  madeBy: ForeignMakerBody | null;

  @ApiProperty({
    enum: LICENCES,
    description:
      'commercial: credits paid for it, when it was made or later; personal: it was free; any-work: it has no price',
  })
  licence: Licence;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'the effect that it was cut out of or is a variation of; null: of none, or of one that is gone for good',
  })
  parentId: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'in the trash since' })
  deletedAt: string | null;
}

class FamilyCountResponse implements FamilyCount {
  @ApiProperty({ enum: SOURCE_FAMILIES })
  family: SourceFamily;

  @ApiProperty({ type: 'integer', minimum: 1 })
  count: number;
}

/** What there is to choose from in a library. */
export class LibrarySummaryResponse implements LibrarySummary {
  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ type: 'integer' })
  favourites: number;

  @ApiProperty({ type: 'integer', description: 'in the trash' })
  deleted: number;

  @ApiProperty({ type: [FamilyCountResponse], description: 'the most frequent first' })
  families: FamilyCountResponse[];
}

export class LibraryIndexResponse implements LibraryIndex {
  @ApiProperty({ type: [Number], description: `of all that match, in order; at most ${LIMITS.libraryIndexMax}` })
  ids: number[];

  @ApiProperty({ type: [SoundEffectResponse], description: `the first ${LIMITS.libraryIndexRows} of them` })
  effects: SoundEffectResponse[];
}

/** Finer bars for a wide waveform, and what happens when. */
export class PeaksResponse implements PeaksBody {
  @ApiProperty({ description: 'seconds' })
  duration: number;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ description: 'as bars, one for each 20 ms' })
  peaks: string;

  @ApiProperty({ type: [SoundEventBody] })
  events: SoundEventBody[];
}
