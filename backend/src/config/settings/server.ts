import { IsIn, IsInt, IsNotEmpty, IsString, IsUrl, Matches, Max, MaxLength, Min } from 'class-validator';
import { asNumber, URL_OPTIONS } from './rules';

/** Where the process listens, under which address it is known, and what it runs on. */
export class ServerSettings {
  @IsIn(['development', 'production'], { message: 'APP_ENV must be development or production' })
  APP_ENV: 'development' | 'production';

  @IsString()
  @IsNotEmpty({ message: 'HOST must be the address to listen on' })
  HOST: string;

  @asNumber
  @IsInt({ message: 'PORT must be a whole number from 0 to 65535' })
  @Min(0, { message: 'PORT must be a whole number from 0 to 65535' })
  @Max(65535, { message: 'PORT must be a whole number from 0 to 65535' })
  PORT: number;

  /** The address under which browsers reach us, without a path. */
  @IsUrl(URL_OPTIONS, { message: 'PUBLIC_URL must be an http or https address' })
  PUBLIC_URL: string;

  /** Proxies in front of us: their number, or 0 for none. */
  @asNumber
  @IsInt({ message: 'TRUST_PROXY must be the number of proxies in front, 0 to 5' })
  @Min(0, { message: 'TRUST_PROXY must be the number of proxies in front, 0 to 5' })
  @Max(5, { message: 'TRUST_PROXY must be the number of proxies in front, 0 to 5' })
  TRUST_PROXY: number;

  @IsString()
  @IsNotEmpty({ message: 'DATA_DIR must be a folder' })
  DATA_DIR: string;

  @Matches(/^postgres(ql)?:\/\//, {
    message: 'DATABASE_URL must be a postgres:// address (npm start sets it for the embedded database)',
  })
  DATABASE_URL: string;

  /** The folder that holds shell/dist and mfe-*\/dist. */
  @IsString()
  @MaxLength(4096, { message: 'WEB_ROOT must be a folder' })
  WEB_ROOT: string;
}
