import { t } from '../messages/later';

/** Why there is no microphone. */
export type MicrophoneReason = 'refused' | 'missing' | 'busy' | 'forbidden' | 'unsupported';

/** The browser gives no microphone. */
export class NoMicrophone extends Error {
  constructor(readonly reason: MicrophoneReason) {
    super(`no microphone: ${reason}`);
  }
}

/** What a browser says when it gives none (Media Capture and Streams, 10.2). */
const REASONS: Readonly<Record<string, MicrophoneReason>> = {
  NotAllowedError: 'refused',
  SecurityError: 'forbidden',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

export function reasonOf(error: unknown): MicrophoneReason {
  if (error instanceof NoMicrophone) return error.reason;
  return (error instanceof DOMException ? REASONS[error.name] : undefined) ?? 'unsupported';
}

export const microphoneWords = (reason: MicrophoneReason): string => t(`recorder.problem.${reason}`);
