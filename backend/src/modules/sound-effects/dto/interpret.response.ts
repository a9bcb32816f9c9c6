import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  SOURCE_FAMILIES,
  type InterpretedLayer,
  type InterpretResponse,
  type RefinementResult,
  type SaidWords,
  type SceneChange,
  type SourceChoice,
  type SourceFamily,
  type SourceGrade,
  type UnknownWords,
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

export class AttributeBody {
  @ApiProperty()
  label: string;

  @ApiProperty(SPAN)
  span: [number, number];

  @ApiProperty({ enum: ['modifier', 'time', 'place', 'space'] })
  kind: 'modifier' | 'time' | 'place' | 'space';
}

export class SourceChoiceBody implements SourceChoice {
  @ApiProperty()
  model: string;

  @ApiProperty()
  label: string;

  @ApiProperty({ enum: SOURCE_FAMILIES })
  family: SourceFamily;

  @ApiProperty({ type: String, enum: ['strong', 'fair', 'sketch'], nullable: true })
  grade: SourceGrade | null;
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

  @ApiProperty()
  guessed: boolean;

  @ApiProperty({ type: [SourceChoiceBody], description: 'other sources that can stand in this one’s place' })
  alternatives: SourceChoiceBody[];
}

export class NotUnderstoodBody implements UnknownWords {
  @ApiProperty()
  text: string;

  @ApiProperty(SPAN)
  span: [number, number];

  @ApiProperty({ type: [SourceChoiceBody], description: 'what it may have meant, best first' })
  suggestions: SourceChoiceBody[];
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

  @ApiProperty({ type: [NotUnderstoodBody] })
  notUnderstood: NotUnderstoodBody[];

  @ApiPropertyOptional({ type: [RefinementBody], description: 'what each line of the refinements did' })
  refinements?: RefinementBody[];
}
