import { ApiProperty } from '@nestjs/swagger';
import type { MixRequest } from '@whoosh/contracts';
import { GAIN_DB_RANGE } from '@whoosh/sound-scene';
import { ValidateBy } from 'class-validator';

const [LOWEST_DB, HIGHEST_DB] = GAIN_DB_RANGE;
const LEVELS = `Levels must be from ${LOWEST_DB} to ${HIGHEST_DB} dB, or null, by the id of the layer.`;

export class MixDto implements MixRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'number', nullable: true, minimum: LOWEST_DB, maximum: HIGHEST_DB },
    description:
      'dB against the effect by the id of the layer; null: silent. Layers that are not named stay as they are.',
    example: { 'rain-1': -6, 'thunder-1': null },
  })
  @ValidateBy({ name: 'areLevels', validator: { validate: areLevels, defaultMessage: () => LEVELS } })
  levels: Record<string, number | null>;
}

function areLevels(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (level) => level === null || (typeof level === 'number' && level >= LOWEST_DB && level <= HIGHEST_DB),
  );
}
