import { Controller, Get, Header, Param, Req } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request } from 'express';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { Env } from '../../config';
import { AppError, escapeHtml, isLoopbackRequest, Public } from '../../http';

const NAME = /^[0-9TZ]+-\d+-[0-9a-f]+\.eml$/;
const SHOWN = 100;

/** The outbox in the browser of whoever develops; elsewhere and from elsewhere it does not exist. */
@ApiExcludeController()
@Public()
@Controller('dev/mail')
export class OutboxController {
  private readonly directory: string;

  constructor(private readonly env: Env) {
    this.directory = join(env.DATA_DIR, 'outbox');
  }

  @Get()
  @Header('Content-Type', 'text/html; charset=utf-8')
  async list(@Req() request: Request): Promise<string> {
    this.assertDeveloper(request);
    const names = (await readdir(this.directory).catch(() => []))
      .filter((name) => NAME.test(name))
      .sort()
      .reverse()
      .slice(0, SHOWN);
    const rows = await Promise.all(names.map((name) => this.row(name)));
    return page('Outbox', rows.length === 0 ? '<p>No mails yet.</p>' : `<ul>${rows.join('')}</ul>`);
  }

  @Get(':name')
  @Header('Content-Type', 'text/html; charset=utf-8')
  async show(@Req() request: Request, @Param('name') name: string): Promise<string> {
    this.assertDeveloper(request);
    const mail = await this.read(name);
    return page(
      mail.subject ?? '',
      `<p><a href="/dev/mail">Outbox</a></p><p>To ${escapeHtml(mail.to?.[0]?.address ?? '')}</p><pre>${linked(mail.text ?? '')}</pre>`,
    );
  }

  private async row(name: string): Promise<string> {
    const mail = await this.read(name);
    const text = `${mail.date ?? ''} · ${mail.to?.[0]?.address ?? ''} · ${mail.subject ?? ''}`;
    return `<li><a href="/dev/mail/${name}">${escapeHtml(text)}</a></li>`;
  }

  private async read(name: string) {
    if (!NAME.test(name)) throw new AppError('NOT_FOUND');
    const content = await readFile(join(this.directory, name)).catch(() => {
      throw new AppError('NOT_FOUND');
    });
    return PostalMime.parse(content);
  }

  private assertDeveloper(request: Request): void {
    if (!isLoopbackRequest(request, this.env.PUBLIC_URL)) throw new AppError('NOT_FOUND');
  }
}

function linked(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
}

function page(title: string, body: string): string {
  const name = escapeHtml(title);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title><h1>${name}</h1>${body}</html>`;
}
