import { Injectable, type PipeTransform } from '@nestjs/common';
import { AppError } from '../../http';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The id of a generation in an address. Anything else answers 404, like an absent one. */
@Injectable()
export class GenerationIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw new AppError('NOT_FOUND');
    return value;
  }
}
