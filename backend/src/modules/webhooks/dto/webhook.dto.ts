import { ApiProperty } from '@nestjs/swagger';
import {
  LIMITS,
  WEBHOOK_EVENTS,
  type CreateWebhookEndpointRequest,
  type UpdateWebhookEndpointRequest,
  type WebhookDelivery,
  type WebhookEndpoint,
  type WebhookEndpointWithSecret,
  type WebhookEvent,
} from '@whoosh/contracts';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsBoolean, IsIn, IsString, MaxLength } from 'class-validator';

const URL_RULE = `The address is text of at most ${LIMITS.webhookUrlMaxLength} characters.`;
const EVENTS = `Choose at least one of ${WEBHOOK_EVENTS.join(', ')}.`;

export class CreateWebhookEndpointDto implements CreateWebhookEndpointRequest {
  @ApiProperty({ maxLength: LIMITS.webhookUrlMaxLength, description: 'https, in the public internet' })
  @IsString({ message: URL_RULE })
  @MaxLength(LIMITS.webhookUrlMaxLength, { message: URL_RULE })
  url: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true, minItems: 1 })
  @IsArray({ message: EVENTS })
  @ArrayNotEmpty({ message: EVENTS })
  @ArrayMaxSize(WEBHOOK_EVENTS.length, { message: EVENTS })
  @IsIn(WEBHOOK_EVENTS, { each: true, message: EVENTS })
  events: WebhookEvent[];
}

export class UpdateWebhookEndpointDto implements UpdateWebhookEndpointRequest {
  @ApiProperty({ description: 'false pauses it: nothing is sent, and what happens meanwhile is not told later' })
  @IsBoolean({ message: 'Say with true or false whether it is told.' })
  enabled: boolean;
}

export class WebhookEndpointBody implements WebhookEndpoint {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty()
  url: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS, isArray: true })
  events: WebhookEvent[];

  @ApiProperty({ description: 'false while it is paused' })
  enabled: boolean;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class WebhookEndpointWithSecretBody extends WebhookEndpointBody implements WebhookEndpointWithSecret {
  @ApiProperty({ description: 'signs the messages (Standard Webhooks); no later answer holds it' })
  secret: string;
}

export class WebhookDeliveryBody implements WebhookDelivery {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ enum: WEBHOOK_EVENTS })
  event: WebhookEvent;

  @ApiProperty({ enum: ['waiting', 'delivered', 'failed'] })
  state: WebhookDelivery['state'];

  @ApiProperty({ type: 'integer' })
  attempts: number;

  @ApiProperty({ type: 'integer', nullable: true })
  lastStatus: number | null;

  @ApiProperty({ type: 'string', nullable: true })
  lastError: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;

  @ApiProperty({ type: 'string', format: 'date-time', nullable: true })
  lastAttemptAt: string | null;
}
