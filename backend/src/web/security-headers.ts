import type { NextFunction, Request, RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { Env } from '../config';
import { API_CONTENT_SECURITY, DOCS_CONTENT_SECURITY } from './content-security';

const YEAR_SECONDS = 31_536_000;
const PERMISSIONS = 'camera=(), geolocation=(), payment=*, usb=(), browsing-topics=()';
const NUMBER = /^\d+$/;

/** Headers of every answer. Pages replace the content policy by theirs, files the caching. */
export function securityHeaders(env: Env): RequestHandler[] {
  const general = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: env.PUBLIC_URL.startsWith('https:') && { maxAge: YEAR_SECONDS, includeSubDomains: true },
    // With no-referrer, a form of our own pages would send `Origin: null`.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return [general, byKind];
}

/** The page of one project (`/?project=7`), the only document that may record. */
function isProject({ path, query }: Request): boolean {
  return path === '/' && typeof query['project'] === 'string' && NUMBER.test(query['project']);
}

function byKind(request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Permissions-Policy', `${PERMISSIONS}, microphone=(${isProject(request) ? 'self' : ''})`);
  const docs = request.path.startsWith('/api/docs');
  response.setHeader('Content-Security-Policy', docs ? DOCS_CONTENT_SECURITY : API_CONTENT_SECURITY);
  if (request.path.startsWith('/api/')) response.setHeader('Cache-Control', 'no-store');
  next();
}
