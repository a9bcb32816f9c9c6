import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from './app-error';

const ID = /^[1-9]\d{0,9}$/;
const MAX_ID = 2_147_483_647;

/** An id in an address: a positive integer as PostgreSQL counts them. Anything else answers 404, like an absent one. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = ID.test(value) ? Number(value) : Number.NaN;
    if (!(id <= MAX_ID)) throw new AppError('NOT_FOUND');
    return id;
  }
}
