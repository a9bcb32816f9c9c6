import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { CodeSentResponse as CodeSentBody } from '@whoosh/contracts';

export class CodeSentResponse implements CodeSentBody {
  @ApiProperty({ enum: [true] })
  success: true;

  @ApiProperty()
  message: string;

  @ApiPropertyOptional({
    enum: ['confirm-identity', 'verify-new'],
    description: 'e-mail change: which of the two codes was sent',
  })
  step?: 'confirm-identity' | 'verify-new';
}

export class SuccessResponse {
  @ApiProperty({ enum: [true] })
  success: true;
}
