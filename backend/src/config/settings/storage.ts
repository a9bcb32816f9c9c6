import { IsIn, IsNotEmpty, IsUrl, ValidateIf } from 'class-validator';
import { URL_OPTIONS } from './rules';

/** Where files lie. */
export class StorageSettings {
  @IsIn(['disk', 's3'], { message: 'STORAGE must be disk or s3' })
  STORAGE: 'disk' | 's3';

  @ValidateIf((settings: StorageSettings) => settings.STORAGE === 's3' && settings.S3_ENDPOINT !== undefined)
  @IsUrl(URL_OPTIONS, { message: 'S3_ENDPOINT must be an http or https address' })
  S3_ENDPOINT?: string;

  @ValidateIf((settings: StorageSettings) => settings.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_REGION must be set when STORAGE is s3' })
  S3_REGION?: string;

  @ValidateIf((settings: StorageSettings) => settings.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_BUCKET must be set when STORAGE is s3' })
  S3_BUCKET?: string;

  @ValidateIf((settings: StorageSettings) => settings.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_ACCESS_KEY_ID must be set when STORAGE is s3' })
  S3_ACCESS_KEY_ID?: string;

  @ValidateIf((settings: StorageSettings) => settings.STORAGE === 's3')
  @IsNotEmpty({ message: 'S3_SECRET_ACCESS_KEY must be set when STORAGE is s3' })
  S3_SECRET_ACCESS_KEY?: string;
}
