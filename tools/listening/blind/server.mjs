import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { csv, QUESTIONS, results } from './answers.mjs';

const LONGEST_ANSWER = 1000;
const FILES = { '/': ['page.html', 'text/html'], '/level-match.mjs': ['level-match.mjs', 'text/javascript'] };

/**
 * Trials in random order: each recording once, the questions by turns, ours on either side.
 * @param {readonly { source: string, file: string }[]} recordings
 * @param {() => number} random 0..1
 */
export function drawTrials(recordings, random = Math.random) {
  const order = recordings.map((recording) => ({ ...recording, at: random() })).sort((x, y) => x.at - y.at);
  return order.map(({ source, file }, index) => ({
    source,
    file,
    question: QUESTIONS[index % QUESTIONS.length],
    ours: random() < 0.5 ? 'a' : 'b',
    seed: 1 + Math.floor(random() * 1e6),
  }));
}

/**
 * The server of one listener's session. After every answer it writes OUT (the answers) and OUT with '-results' (shares
 * with 95 % intervals).
 * @param {{ trials: ReturnType<typeof drawTrials>, labelOf: (source: string) => string, makeOurs: (source: string,
 * seed: number) => Uint8Array, out: string }} session
 */
export function listeningServer({ trials, labelOf, makeOurs, out }) {
  const answers = [];
  const sound = ({ source, file, seed, ours }, side) => (side === ours ? makeOurs(source, seed) : readFileSync(file));
  const sendSound = (trial, side, send) => {
    try {
      send(200, 'application/octet-stream', sound(trial, side));
    } catch (error) {
      console.error(`A sound of ${trial.source} cannot be had: ${error.message}`);
      send(500, 'text/plain', '');
    }
  };
  const question = ({ question: kind, source }) =>
    kind === 'recorded' ? 'Which was recorded?' : `Which fits “${labelOf(source)}” better?`;
  const next = () => {
    const index = answers.length;
    if (index >= trials.length) return { isDone: true };
    return { index, count: trials.length, question: question(trials[index]) };
  };
  const keep = ({ index, chosen }) => {
    if (index !== answers.length || index >= trials.length || !['a', 'b'].includes(chosen)) return false;
    const { source, file, question: kind, seed, ours } = trials[index];
    answers.push({ question: kind, source, recording: path.basename(file), seed, ours, chosen });
    writeFileSync(out, csv(answers));
    writeFileSync(out.replace(/(\.csv)?$/, '-results.csv'), csv(results(answers)));
    return true;
  };
  return createServer((request, response) => {
    const send = (status, type, body) =>
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    const [, place, index, side] = (request.url ?? '').split('/');
    const file = FILES[request.url ?? ''];
    if (request.method === 'POST' && place === 'answer') {
      let body = '';
      request.on('data', (part) => (body = (body + part).slice(0, LONGEST_ANSWER)));
      request.on('end', () => send(keep(parsed(body)) ? 204 : 400, 'text/plain', ''));
    } else if (file) send(200, file[1], readFileSync(path.join(import.meta.dirname, file[0])));
    else if (place === 'next') send(200, 'application/json', JSON.stringify(next()));
    else if (place === 'sound' && trials[Number(index)] && ['a', 'b'].includes(side))
      sendSound(trials[Number(index)], side, send);
    else send(404, 'text/plain', 'Not found');
  });
}

function parsed(text) {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
