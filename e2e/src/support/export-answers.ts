import { MEDIA_NOTES, type MediaNoteCode } from '@whoosh/contracts';
import type { Page } from 'playwright-core';

const note = (messageCode: MediaNoteCode) => ({ message: MEDIA_NOTES[messageCode], messageCode });

/** What an export can have come to while somebody looks. */
const STATES = {
  queued: { status: 'queued' },
  running: { status: 'running', progress: 0.42, ...note('MIXING_VIDEO') },
  failed: { status: 'failed', progress: 0.42, ...note('FFMPEG_EXPORT_VIDEO') },
  done: { status: 'done', progress: 1, downloadUrl: '/api/nothing', ...note('FFMPEG_MIX_VIDEO') },
} as const;

export type ExportState = keyof typeof STATES;

/**
 * Answers for the exports of every project instead of the server. @returns says what the one export has come to from
 * now on
 */
export async function answerExports(page: Page, first: ExportState): Promise<(state: ExportState) => void> {
  const job = {
    id: 'e1',
    projectId: 1,
    format: 'mp4',
    progress: 0,
    message: null,
    messageCode: null,
    downloadUrl: null,
    fileName: 'harbour-trailer-final-mix-of-monday.mp4',
    bytes: null,
    createdAt: '2026-11-20T12:00:00.000Z',
  };
  let state = first;
  await page.route(/\/api\/projects\/\d+\/exports(\/e1)?$/, (route) => {
    const answer = { ...job, ...STATES[state] };
    const isList = route.request().method() === 'GET' && route.request().url().endsWith('/exports');
    return route.fulfill({ json: isList ? [answer] : answer });
  });
  return (next) => {
    state = next;
  };
}
