import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { Oembed } from './share-cards';

const LONGEST_ADDRESS = 500;

export class OembedDto {
  @ApiProperty({ description: 'the page of a shared sound', maxLength: LONGEST_ADDRESS })
  @IsString({ message: 'The address must be a text.' })
  @MaxLength(LONGEST_ADDRESS, { message: `The address must have at most ${LONGEST_ADDRESS} characters.` })
  url: string;

  @ApiPropertyOptional({ enum: ['json'] })
  @IsOptional()
  @IsIn(['json'], { message: 'The format must be json.' })
  format?: 'json';

  @ApiPropertyOptional({ description: 'of the protocol; the answer is a link and has no size' })
  @IsOptional()
  maxwidth?: string;

  @ApiPropertyOptional({ description: 'as maxwidth' })
  @IsOptional()
  maxheight?: string;
}

export class OembedBody implements Oembed {
  @ApiProperty({ enum: ['1.0'] })
  version: '1.0';

  @ApiProperty({ enum: ['link'] })
  type: 'link';

  @ApiProperty()
  title: string;

  @ApiProperty()
  provider_name: string;

  @ApiProperty()
  provider_url: string;

  @ApiProperty()
  thumbnail_url: string;

  @ApiProperty({ description: 'pixels' })
  thumbnail_width: number;

  @ApiProperty({ description: 'pixels' })
  thumbnail_height: number;
}
