import { IsIn, IsNotEmpty, IsOptional, Matches, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { RandomSecret } from './random-secret';

/** Sessions, and how people sign in. */
export class SignInSettings {
  /** Signs session cookies; the pepper of one-time codes is derived from it. */
  @MinLength(32, { message: 'SESSION_SECRET must be set, with at least 32 characters' })
  @RandomSecret('SESSION_SECRET')
  SESSION_SECRET: string;

  /** The secret before the last rotation: its cookies still hold. */
  @IsOptional()
  @MinLength(32, { message: 'SESSION_SECRET_PREVIOUS must have at least 32 characters' })
  @RandomSecret('SESSION_SECRET_PREVIOUS')
  SESSION_SECRET_PREVIOUS?: string;

  /** development multiplies the limits per IP by 100; tries per code and limits per address never change. */
  @IsIn(['strict', 'development'], { message: 'LIMITS must be strict or development' })
  LIMITS: 'strict' | 'development';

  @IsIn(['on', 'off'], { message: 'DEV_LOGIN must be on or off' })
  DEV_LOGIN: 'on' | 'off';

  /**
   * With it, people sign in with a provider of OpenID Connect, too: its address, as it names itself. Plain http is for
   * this machine only.
   */
  @IsOptional()
  @Matches(/^(https:\/\/[^/?#]+|http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?)(\/[^?#]*)?$/, {
    message: 'OIDC_ISSUER must be an https address (http only on this machine)',
  })
  OIDC_ISSUER?: string;

  @ValidateIf((settings: SignInSettings) => settings.OIDC_ISSUER !== undefined)
  @IsNotEmpty({ message: 'OIDC_CLIENT_ID must be set when OIDC_ISSUER is' })
  OIDC_CLIENT_ID?: string;

  /** Without it we are a public client, which PKCE alone protects. */
  @IsOptional()
  @IsNotEmpty({ message: 'OIDC_CLIENT_SECRET must not be empty' })
  OIDC_CLIENT_SECRET?: string;

  /** What the provider is asked for; it must hold the address and whether it is verified. */
  @Matches(/^(?=.*\bopenid\b)[\x21-\x7e]+( [\x21-\x7e]+)*$/, {
    message: 'OIDC_SCOPES must be scopes with blanks between them, openid among them',
  })
  OIDC_SCOPES: string;

  /** What people know the provider as. */
  @MaxLength(60, { message: 'OIDC_LABEL must have at most 60 characters' })
  OIDC_LABEL: string;
}
