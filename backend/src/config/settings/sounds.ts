import { IsIn, IsInt, IsNotEmpty, IsOptional, IsUrl, Max, MaxLength, Min, ValidateIf } from 'class-validator';
import { asNumber, URL_OPTIONS } from './rules';

/** Who makes sounds, how long they may take, and who reads descriptions. */
export class SoundSettings {
  /** A try at a sound that takes longer is given up, and its credits go back. */
  @asNumber
  @IsInt({ message: 'SOUND_LIMIT_SECONDS must be a whole number from 5 to 100' })
  @Min(5, { message: 'SOUND_LIMIT_SECONDS must be a whole number from 5 to 100' })
  @Max(100, { message: 'SOUND_LIMIT_SECONDS must be a whole number from 5 to 100' })
  SOUND_LIMIT_SECONDS: number;

  /** Who makes the sounds that name no generator; the others can be named where they are set up. */
  @IsIn(['procedural', 'elevenlabs', 'http'], { message: 'SOUND_ENGINE must be procedural, elevenlabs or http' })
  SOUND_ENGINE: 'procedural' | 'elevenlabs' | 'http';

  /** With it, sounds can be had from ElevenLabs, on the account of this key. */
  @ValidateIf((settings: SoundSettings) => settings.SOUND_ENGINE === 'elevenlabs')
  @IsNotEmpty({ message: 'ELEVENLABS_API_KEY must be set when SOUND_ENGINE is elevenlabs' })
  ELEVENLABS_API_KEY?: string;

  @IsUrl(URL_OPTIONS, { message: 'ELEVENLABS_API_BASE must be an http or https address' })
  ELEVENLABS_API_BASE: string;

  /**
   * With it, sounds can be had from a generator of the operator's own: the address that takes its requests
   * (docs/generator-protocol.md).
   */
  @ValidateIf((settings: SoundSettings) => settings.SOUND_ENGINE === 'http' || settings.GENERATOR_URL !== undefined)
  @IsUrl(URL_OPTIONS, { message: 'GENERATOR_URL must be an http or https address when SOUND_ENGINE is http' })
  GENERATOR_URL?: string;

  /** Sent to it as a bearer token. */
  @IsOptional()
  @IsNotEmpty({ message: 'GENERATOR_KEY must not be empty' })
  GENERATOR_KEY?: string;

  /** What people know it as. */
  @MaxLength(60, { message: 'GENERATOR_NAME must have at most 60 characters' })
  GENERATOR_NAME: string;

  /** What may be done with its sounds, beside the licence of the plan: a sentence for people. */
  @ValidateIf((settings: SoundSettings) => settings.GENERATOR_URL !== undefined)
  @IsNotEmpty({ message: 'GENERATOR_TERMS must say what may be done with the sounds when GENERATOR_URL is set' })
  @MaxLength(500, { message: 'GENERATOR_TERMS must have at most 500 characters' })
  GENERATOR_TERMS?: string;

  /**
   * Who is asked about descriptions that our own reader is not sure of, or on wish: any server with the chat API of
   * OpenAI.
   */
  @IsIn(['off', 'openai'], { message: 'INTERPRETER must be off or openai' })
  INTERPRETER: 'off' | 'openai';

  /** Of the API, up to where `/chat/completions` follows: https://api.openai.com/v1, http://localhost:11434/v1. */
  @ValidateIf((settings: SoundSettings) => settings.INTERPRETER === 'openai')
  @IsUrl(URL_OPTIONS, { message: 'INTERPRETER_URL must be an http or https address when INTERPRETER is openai' })
  INTERPRETER_URL?: string;

  /** Sent to it as a bearer token. */
  @IsOptional()
  @IsNotEmpty({ message: 'INTERPRETER_KEY must not be empty' })
  INTERPRETER_KEY?: string;

  @ValidateIf((settings: SoundSettings) => settings.INTERPRETER === 'openai')
  @IsNotEmpty({ message: 'INTERPRETER_MODEL must be set when INTERPRETER is openai' })
  INTERPRETER_MODEL?: string;

  /** What people know it as. */
  @MaxLength(60, { message: 'INTERPRETER_NAME must have at most 60 characters' })
  INTERPRETER_NAME: string;
}
