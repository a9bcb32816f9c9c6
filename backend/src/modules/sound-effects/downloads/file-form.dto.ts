import { ApiPropertyOptional, PartialType } from '@nestjs/swagger';
import {
  CHANNEL_COUNTS,
  DEFAULT_FORM,
  FILE_NAMINGS,
  GAME_ENGINES,
  LIMITS,
  LOUDNESS_TARGETS,
  PEAK_CEILINGS,
  PEAK_WITH_LOUDNESS,
  WAV_BITS,
  WAV_RATES,
  type ArchiveQuery,
  type GameEngine,
  type SoundFileForm,
} from '@whoosh/contracts';
import { IsIn, IsOptional } from 'class-validator';
import { asNumber, asSignedNumber } from '../../../http';
import { IdList } from '../dto/rules';

/** How a sound is wanted as a file. */
class FileFormFields implements SoundFileForm {
  @ApiPropertyOptional({
    enum: FILE_NAMINGS,
    default: DEFAULT_FORM.names,
    description: 'ucs: as the Universal Category System names files',
  })
  @IsIn(FILE_NAMINGS, { message: 'names must be plain or ucs.' })
  names: SoundFileForm['names'];

  @ApiPropertyOptional({ enum: WAV_BITS, default: DEFAULT_FORM.bits, description: 'of a WAV; 16 bits are dithered' })
  @asNumber
  @IsIn(WAV_BITS, { message: 'bits must be 16 or 24.' })
  bits: SoundFileForm['bits'];

  @ApiPropertyOptional({
    enum: WAV_RATES,
    default: DEFAULT_FORM.rate,
    description: 'kHz, of a WAV; 96 is converted from the 48 that the engine renders',
  })
  @asNumber
  @IsIn(WAV_RATES, { message: 'rate must be 48 or 96.' })
  rate: SoundFileForm['rate'];

  @ApiPropertyOptional({
    enum: CHANNEL_COUNTS,
    default: DEFAULT_FORM.channels,
    description: '1: both channels together',
  })
  @asNumber
  @IsIn(CHANNEL_COUNTS, { message: 'channels must be 1 or 2.' })
  channels: SoundFileForm['channels'];

  @ApiPropertyOptional({
    enum: LOUDNESS_TARGETS,
    description: 'integrated LUFS that the file shall have, limited where peaks are in the way; without it, as made',
  })
  @asSignedNumber
  @IsIn(LOUDNESS_TARGETS, { message: `loudness must be one of ${LOUDNESS_TARGETS.join(', ')}.` })
  loudness: SoundFileForm['loudness'];

  @ApiPropertyOptional({
    enum: PEAK_CEILINGS,
    description: `ceiling of the true peak, dBTP; ${PEAK_WITH_LOUDNESS} where only a loudness is asked for`,
  })
  @asSignedNumber
  @IsIn(PEAK_CEILINGS, { message: `peak must be one of ${PEAK_CEILINGS.join(', ')}.` })
  peak: SoundFileForm['peak'];
}

export class FileFormDto extends PartialType(FileFormFields) {}

export class ArchiveDto extends FileFormDto implements Omit<ArchiveQuery, 'provenance' | 'matched'> {
  @ApiPropertyOptional({
    type: String,
    pattern: '^[0-9]+(,[0-9]+)*$',
    description: `your effects, at most ${LIMITS.effectsAtOnce}; without it the newest of the library`,
  })
  @IsOptional()
  @IdList()
  ids?: number[];

  @ApiPropertyOptional({ enum: ['wav', 'mp3'], default: 'wav' })
  @IsOptional()
  @IsIn(['wav', 'mp3'], { message: 'format must be wav or mp3.' })
  format?: 'wav' | 'mp3';

  @ApiPropertyOptional({ enum: ['true', 'false'], description: 'true: a provenance file beside each sound' })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'provenance must be true or false.' })
  provenance?: 'true' | 'false';

  @ApiPropertyOptional({
    enum: ['true', 'false'],
    description: `true: all as loud as the quietest, of at most ${LIMITS.matchedAtOnce} effects`,
  })
  @IsOptional()
  @IsIn(['true', 'false'], { message: 'matched must be true or false.' })
  matched?: 'true' | 'false';

  @ApiPropertyOptional({ enum: GAME_ENGINES, description: 'with the files that this engine imports; always WAV' })
  @IsOptional()
  @IsIn(GAME_ENGINES, { message: 'There is no such engine.' })
  engine?: GameEngine;
}
