import { IsIn, IsOptional, IsUrl } from 'class-validator';
import { URL_OPTIONS } from './rules';

/** What the pages show. */
export class PageSettings {
  @IsIn(['live', 'soon'], { message: 'TIMELINE_EDITOR must be live or soon' })
  TIMELINE_EDITOR: 'live' | 'soon';

  @IsOptional()
  @IsUrl(URL_OPTIONS, { message: 'SEND_FILES_URL must be an http or https address' })
  SEND_FILES_URL?: string;
}
