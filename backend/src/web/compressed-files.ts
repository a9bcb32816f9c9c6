import type { RequestHandler, Response } from 'express';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Bytes. The scripts and styles of all front ends are 6 MB so. */
const LIMIT = 16 * 2 ** 20;
/** What the build packed already, better than there is time for here. */
const PACKED = '.br';
/** Of 11. As `compression` has it: 5 to 9 make the network that reads larger, in 1.5 to 5 times the time. */
const QUALITY = 4;
const TEXT = /\.(?:js|css|json|svg)$/;

/**
 * Texts that never change, as the build packed them or compressed when they are first asked for: the network that reads
 * alone takes 115 ms of the processor, which each visitor who hears a first sound would cost.
 */
export class CompressedFiles {
  private readonly kept = new Map<string, Promise<Buffer | undefined>>();
  private bytes = 0;

  constructor(private readonly limit = LIMIT) {}

  /**
   * Serves what a browser takes in brotli's form, and leaves all else to the next handler.
   * @param setHeaders as of `express.static`
   */
  serve(directory: string, setHeaders: (response: Response, path: string) => void): RequestHandler {
    return async (request, response, next) => {
      const isAsked = (request.method === 'GET' || request.method === 'HEAD') && request.headers.range === undefined;
      if (!isAsked || !TEXT.test(request.path) || request.acceptsEncodings('br') === false) return next();
      const body = await this.of(join(directory, request.path));
      if (body === undefined) return next();
      setHeaders(response, request.path);
      response.setHeader('Content-Encoding', 'br');
      response.vary('Accept-Encoding').type(extname(request.path)).send(body);
    };
  }

  /** @returns undefined where there is no such file, or it cannot be compressed: it is then served as it is */
  private of(file: string): Promise<Buffer | undefined> {
    const known = this.kept.get(file);
    if (known !== undefined) return known;
    const made = readFile(`${file}${PACKED}`)
      .catch(async () => brotli(await readFile(file)))
      .catch(() => undefined);
    this.kept.set(file, made);
    void made.then((body) => this.count(file, body));
    return made;
  }

  /** Beyond the limit all begins anew: that takes several releases in one process. */
  private count(file: string, body: Buffer | undefined): void {
    this.bytes += body?.length ?? 0;
    if (body === undefined) this.kept.delete(file);
    if (this.bytes <= this.limit) return;
    this.kept.clear();
    this.bytes = 0;
  }
}

function brotli(content: Buffer): Promise<Buffer> {
  return compress(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
}
