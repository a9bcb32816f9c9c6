import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  SOURCE_FAMILIES,
  SOURCE_PLAYS,
  type CatalogueSource,
  type InterpretedLayer,
  type InterpretResponse,
  type LayerAttribute,
  type RefinementResult,
  type SaidWords,
  type SceneChange,
  type SourceChoice,
  type SourceFamily,
  type SourceGrade,
  type SourcePlay,
  type UnknownWords,
  type UnusedWords,
} from '@whoosh/contracts';
import type { Scene } from '@whoosh/sound-scene';
import { SceneProperty } from './rules';

const SPAN = {
  type: 'array',
  items: { type: 'integer' },
  minItems: 2,
  maxItems: 2,
  description: 'characters, [start, end)',
} as const;

const VARIANTS = {
  type: 'array',
  items: { type: 'string' },
  description: 'what it can be or do besides the usual: source.variant of a scene',
} as const;

export class AttributeBody implements LayerAttribute {
  @ApiProperty()
  label: string;

  @ApiProperty(SPAN)
  span: [number, number];

  @ApiProperty({ enum: ['modifier', 'time', 'place', 'space'] })
  kind: 'modifier' | 'time' | 'place' | 'space';

  @ApiPropertyOptional({ description: 'path of the field of the layer that the words set: mods.speed, source.surface' })
  field?: string;
}

class NamedSourceBody {
  @ApiProperty()
  model: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ enum: SOURCE_FAMILIES })
  family: SourceFamily;

  @ApiProperty({ type: String, enum: ['strong', 'fair', 'sketch'], nullable: true })
  grade: SourceGrade | null;

  @ApiPropertyOptional(VARIANTS)
  variants?: string[];
}

export class SourceChoiceBody extends NamedSourceBody implements SourceChoice {
  @ApiPropertyOptional({ enum: SOURCE_PLAYS, description: 'single events, something that goes on, or either' })
  plays?: SourcePlay;
}

export class CatalogueSourceBody extends NamedSourceBody implements CatalogueSource {
  @ApiProperty({ enum: SOURCE_PLAYS, description: 'single events, something that goes on, or either' })
  plays: SourcePlay;

  @ApiProperty({ type: [String], description: 'what people call it, in English' })
  words: string[];
}

export class LayerBody implements InterpretedLayer {
  @ApiProperty()
  id: string;

  @ApiProperty()
  model: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ enum: SOURCE_FAMILIES })
  family: SourceFamily;

  @ApiProperty({ type: String, enum: ['strong', 'fair', 'sketch'], nullable: true })
  grade: SourceGrade | null;

  @ApiProperty({ description: 'seconds' })
  start: number;

  @ApiProperty({ description: 'seconds' })
  end: number;

  @ApiProperty({ type: [Number], description: 'onsets, seconds' })
  events: number[];

  @ApiProperty({ type: 'array', items: SPAN })
  spans: [number, number][];

  @ApiProperty({ type: [AttributeBody] })
  attributes: AttributeBody[];

  @ApiProperty({ minimum: 0, maximum: 1, description: 'how likely this source is what the words mean' })
  confidence: number;

  @ApiProperty({ description: 'the confidence is under one half' })
  guessed: boolean;

  @ApiProperty({ type: [SourceChoiceBody], description: 'other sources that can stand in this one’s place' })
  alternatives: SourceChoiceBody[];

  @ApiPropertyOptional(VARIANTS)
  variants?: string[];
}

export class NotUnderstoodBody implements UnknownWords {
  @ApiProperty()
  text: string;

  @ApiProperty(SPAN)
  span: [number, number];

  @ApiProperty({ type: [SourceChoiceBody], description: 'what it may have meant, best first' })
  suggestions: SourceChoiceBody[];
}

export class UnusedWordsBody extends NotUnderstoodBody implements UnusedWords {
  @ApiProperty({ description: 'no dictionary has it; else it names a sound' })
  isUnknown: boolean;
}

export class SaidWordsBody implements SaidWords {
  @ApiProperty()
  text: string;

  @ApiProperty(SPAN)
  span: [number, number];
}

const CHANGE_VALUE = { oneOf: [{ type: 'number' }, { type: 'string' }, { type: 'boolean' }], nullable: true };

export class SceneChangeBody implements SceneChange {
  @ApiProperty({ description: 'the words that did it' })
  words: string;

  @ApiProperty({ type: String, nullable: true, description: 'null: of the scene itself' })
  layer: string | null;

  @ApiProperty({ type: String, nullable: true })
  label: string | null;

  @ApiProperty({ description: 'path in the scene or the layer; layer for one that came or went' })
  field: string;

  @ApiProperty(CHANGE_VALUE)
  before: SceneChange['before'];

  @ApiProperty(CHANGE_VALUE)
  after: SceneChange['after'];
}

export class RefinementBody implements RefinementResult {
  @ApiProperty()
  words: string;

  @ApiProperty({ type: [SceneChangeBody] })
  changes: SceneChangeBody[];

  @ApiProperty({ type: [SaidWordsBody], description: 'mean nothing here, or name nothing that is in the scene' })
  notUnderstood: SaidWordsBody[];

  @ApiProperty({ type: [SaidWordsBody], description: 'understood, but so already or at its limit' })
  withoutEffect: SaidWordsBody[];
}

export class InterpretBody implements InterpretResponse {
  @SceneProperty()
  scene: Scene;

  @ApiProperty({ type: [LayerBody] })
  layers: LayerBody[];

  @ApiProperty({ type: [NotUnderstoodBody], description: 'mean nothing to the engine' })
  notUnderstood: NotUnderstoodBody[];

  @ApiProperty({
    type: [UnusedWordsBody],
    description:
      'name a sound that nothing in the scene makes, or mean nothing beside words that are surely understood',
  })
  unused: UnusedWordsBody[];

  @ApiProperty({ description: 'no word means anything: what sounds is not what was meant' })
  meaningless: boolean;

  @ApiProperty({ type: [String], description: 'what to know before it is paid for; empty: nothing' })
  warnings: string[];

  @ApiPropertyOptional({ description: 'who read it, where that was not our own reader' })
  readBy?: string;

  @ApiPropertyOptional({ type: [RefinementBody], description: 'what each line of the refinements did' })
  refinements?: RefinementBody[];
}
