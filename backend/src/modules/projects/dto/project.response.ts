import { ApiProperty } from '@nestjs/swagger';
import {
  type FrameRate,
  MEDIA_NOTE_CODES,
  type MediaNoteCode,
  type PictureSheets,
  type PictureStrip,
  type Project as ProjectBody,
  type ProjectVideo,
  type VideoState,
  type VideoWave,
} from '@whoosh/contracts';
import { PROJECT_TYPES, type ProjectType } from '../project-type';
import { VIDEO_STATES } from '../videos/project-video.entity';

export class PictureStripResponse implements PictureStrip {
  @ApiProperty()
  url: string;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ type: 'integer', description: 'pixels of one picture' })
  width: number;

  @ApiProperty({ type: 'integer' })
  height: number;

  @ApiProperty({ description: 'seconds between two pictures' })
  interval: number;
}

export class PictureSheetsResponse implements PictureSheets {
  @ApiProperty({ description: 'JPEGs one behind the other' })
  url: string;

  @ApiProperty({ type: 'integer' })
  count: number;

  @ApiProperty({ description: 'seconds between two pictures' })
  interval: number;

  @ApiProperty({ type: 'integer' })
  columns: number;

  @ApiProperty({ type: 'integer' })
  rows: number;

  @ApiProperty({ type: 'integer', description: 'pixels of one picture' })
  width: number;

  @ApiProperty({ type: 'integer' })
  height: number;

  @ApiProperty({ type: [Number], description: 'where each sheet begins, bytes, and where the last one ends' })
  offsets: number[];
}

export class VideoWaveResponse implements VideoWave {
  @ApiProperty()
  url: string;

  @ApiProperty({ type: 'integer', description: 'length at 48 kHz' })
  samples: number;
}

export class FrameRateResponse implements FrameRate {
  @ApiProperty({ type: 'integer' })
  numerator: number;

  @ApiProperty({ type: 'integer' })
  denominator: number;
}

export class ProjectVideoResponse implements ProjectVideo {
  @ApiProperty({ type: String, nullable: true, description: 'of the upload on its owner’s disk, where it was told' })
  name: string | null;

  @ApiProperty({ enum: VIDEO_STATES })
  state: VideoState;

  @ApiProperty({ description: '0..1 of the preparation' })
  progress: number;

  @ApiProperty({ type: String, nullable: true, description: 'what it is doing, or why it failed' })
  message: string | null;

  @ApiProperty({
    enum: MEDIA_NOTE_CODES,
    nullable: true,
    description: 'the code of message, for programs that say it in another language',
  })
  messageCode: MediaNoteCode | null;

  @ApiProperty({ type: String, nullable: true, description: 'what a browser plays' })
  playUrl: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'a small picture of the same times, for editing; null while there is none',
  })
  proxyUrl: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'seconds' })
  duration: number | null;

  @ApiProperty({ type: Number, nullable: true })
  width: number | null;

  @ApiProperty({ type: Number, nullable: true })
  height: number | null;

  @ApiProperty({ type: Number, nullable: true, description: 'frames per second' })
  frameRate: number | null;

  @ApiProperty({
    type: FrameRateResponse,
    nullable: true,
    description: 'the same as a fraction; the mean where frames stand at unequal distances',
  })
  frameRateFraction: FrameRateResponse | null;

  @ApiProperty({ type: String, nullable: true, description: 'SMPTE timecode of the first frame' })
  startTimecode: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'address of the times of its frames; null where they stand at equal distances',
  })
  frameTimesUrl: string | null;

  @ApiProperty()
  hasAudio: boolean;

  @ApiProperty({ type: PictureStripResponse, nullable: true })
  strip: PictureStripResponse | null;

  @ApiProperty({ type: [PictureSheetsResponse], description: 'the same in higher densities, the coarsest first' })
  sheets: PictureSheetsResponse[];

  @ApiProperty({ type: String, nullable: true, description: 'address of the waveform of its sound' })
  peaksUrl: string | null;

  @ApiProperty({ type: VideoWaveResponse, nullable: true, description: 'the same down to 16 samples' })
  wave: VideoWaveResponse | null;

  @ApiProperty({ type: [Number], description: 'seconds at which the picture changes' })
  cuts: number[];
}

export class ProjectResponse implements ProjectBody {
  @ApiProperty({ type: 'integer', minimum: 1 })
  id: number;

  @ApiProperty()
  name: string;

  @ApiProperty({ enum: PROJECT_TYPES })
  type: ProjectType;

  @ApiProperty({ type: String, nullable: true })
  videoUrl: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'seconds; 240 is assumed when missing' })
  videoDuration: number | null;

  @ApiProperty({ type: ProjectVideoResponse, nullable: true })
  video: ProjectVideoResponse | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}
