import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import type { Response } from 'express';
import type { AppRequest } from './request';

const MAX_ID = 2_147_483_647;

/** Digits, also with decimals, as a number; anything else stays as it is and is refused by the rules. */
export const asNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value,
);

/** The same for numbers that may be below 0. */
export const asSignedNumber = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^-?\d{1,15}(\.\d{1,6})?$/.test(value) ? Number(value) : value,
);

/** Where a list goes on: entries older than the cursor, which a Link header hands out. */
export class PageQueryDto {
  @ApiPropertyOptional({ type: 'integer', minimum: 1, maximum: MAX_ID, description: 'from the Link header' })
  @IsOptional()
  @asNumber
  @IsInt({ message: 'The cursor must be a whole number.' })
  @Min(1, { message: 'The cursor must be at least 1.' })
  @Max(MAX_ID, { message: 'The cursor is too large.' })
  cursor?: number;
}

/** Names the next page in a Link header (RFC 8288): the address that was asked for, with another cursor. */
export function linkNextPage(request: AppRequest, response: Response, cursor: number): void {
  const address = new URL(request.originalUrl, 'http://localhost');
  address.searchParams.set('cursor', String(cursor));
  response.setHeader('Link', `<${address.pathname}${address.search}>; rel="next"`);
}
