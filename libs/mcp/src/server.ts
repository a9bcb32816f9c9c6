import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { dataOf, WhooshError, type Schemas, type WhooshClient } from '@whoosh/client';
import * as z from 'zod';

const INSTRUCTIONS =
  'Whoosh makes sound effects from descriptions. Understanding a description and rendering a draft are ' +
  'free; generate_sound and make_variations spend the person’s credits. Look ' +
  'into their library with list_sounds first, and ask before you spend.';

const description = z
  .string()
  .min(1)
  .max(2000)
  .describe('What is to be heard: "a heavy door slams, then footsteps on gravel". English and six other languages.');
const duration = z
  .number()
  .min(0.5)
  .max(22)
  .optional()
  .describe('Seconds; without it, the length that fits what is described.');
const seed = z
  .number()
  .int()
  .min(0)
  .max(4_294_967_295)
  .optional()
  .describe('The same description, duration and seed give the same sound.');
const lang = z
  .enum(['en', 'de', 'es', 'fr', 'it', 'ja', 'pt'])
  .optional()
  .describe('Language of the description; without it, the one that it seems to be in.');
const soundId = z.number().int().min(1).describe('Id of a sound in the library, from list_sounds or generate_sound.');
const takes = z
  .number()
  .int()
  .min(1)
  .max(4)
  .default(1)
  .describe('How many variants; each costs as much as the first. One unless the person asked for more.');
const amount = z
  .number()
  .min(0)
  .max(1)
  .default(0.3)
  .describe('How far from the sound: 0 is another take of the same, 1 as far as it goes.');

/**
 * The tools of Whoosh, all of which call its API with one key: its limits, credits and errors hold here, too. Files are
 * answered as links.
 * @param publicUrl that links begin with, without a slash at the end
 */
export function createWhooshServer(client: WhooshClient, publicUrl: string): McpServer {
  const server = new McpServer({ name: 'whoosh', version: '1.0.0' }, { instructions: INSTRUCTIONS });
  addListening(server, client, publicUrl);
  addMaking(server, client);
  addLibrary(server, client, publicUrl);
  return server;
}

/** What costs nothing. */
function addListening(server: McpServer, client: WhooshClient, publicUrl: string): void {
  server.registerTool(
    'interpret_sound',
    {
      title: 'Understand a description',
      description:
        'What a description will sound like, layer by layer, each with how likely it is what the words ' +
        'mean (confidence, 0 to 1), which words were not used ' +
        'or not understood, and warnings to tell the person before they pay. Free, changes nothing.',
      inputSchema: z.object({ description, duration, lang }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input) =>
      answering(async () => asText(await dataOf(client.POST('/api/sound-effects/interpret', { body: input })))),
  );
  server.registerTool(
    'render_draft',
    {
      title: 'Hear a draft',
      description:
        'A link to the first 3 s of how a description sounds, as an MP3 of reduced quality that is ' +
        'kept nowhere; fetch it with the same API key. Free; ten a minute.',
      inputSchema: z.object({ description, duration, seed, lang }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (input) =>
      answering(async () => {
        await dataOf(client.POST('/api/sound-effects/interpret', { body: input }));
        const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
        return asLink(`${publicUrl}/api/sound-effects/draft?${query.toString()}`, 'draft.mp3', 'audio/mpeg');
      }),
  );
}

/** What spends credits. */
function addMaking(server: McpServer, client: WhooshClient): void {
  const making = { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false };
  server.registerTool(
    'generate_sound',
    {
      title: 'Make a sound',
      description:
        'Makes a sound at full quality and keeps its first take in the library. SPENDS CREDITS: one ' +
        'for each second (rounded up) and take. Ask the person before, and do not repeat it without ' +
        'being asked.',
      inputSchema: z.object({
        description,
        duration,
        seed,
        lang,
        takes,
        loop: z.boolean().optional().describe('The sound ends as it begins, to go round without a seam.'),
      }),
      annotations: making,
    },
    (input) =>
      answering(async () => {
        const { scene, warnings } = await dataOf(
          client.POST('/api/sound-effects/interpret', { body: { description: input.description, lang: input.lang } }),
        );
        const duration = input.duration ?? lengthOf(scene);
        const made = await kept(
          client,
          await dataOf(client.POST('/api/sound-effects/generate', { body: { ...input, duration } })),
        );
        return asText(warnings.length === 0 ? made : { ...made, warnings });
      }),
  );
  server.registerTool(
    'make_variations',
    {
      title: 'Make variations of a sound',
      description:
        'Makes other takes of a sound in the library and keeps the first. SPENDS CREDITS as ' +
        'generate_sound does: ask the person before.',
      inputSchema: z.object({ sound_id: soundId, amount, takes }),
      annotations: making,
    },
    ({ sound_id: id, amount: far, takes: count }) =>
      answering(async () =>
        asText(
          await kept(
            client,
            await dataOf(
              client.POST('/api/sound-effects/{id}/variations', {
                params: { path: { id } },
                body: { amount: far, count },
              }),
            ),
          ),
        ),
      ),
  );
}

/** What is there already, and where it goes. */
function addLibrary(server: McpServer, client: WhooshClient, publicUrl: string): void {
  server.registerTool(
    'list_sounds',
    {
      title: 'List sounds',
      description: 'Sounds in the library, the newest first. Free. Prefer one of them to making another.',
      inputSchema: z.object({ limit: z.number().int().min(1).max(100).default(20) }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ limit }) =>
      answering(async () => {
        const sounds = await dataOf(client.GET('/api/sound-effects/all', { params: { query: { limit } } }));
        return asText(
          sounds.map(({ id, name, prompt, duration: seconds, createdAt }) => ({
            id,
            name,
            description: prompt,
            duration: seconds,
            createdAt,
          })),
        );
      }),
  );
  server.registerTool(
    'download_sound',
    {
      title: 'Download a sound',
      description: 'A link to the file of a sound in the library; fetch it with the same API key. Free.',
      inputSchema: z.object({ sound_id: soundId, format: z.enum(['mp3', 'wav']).default('mp3') }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ sound_id: id, format }) =>
      answering(async () => {
        const { name, audioUrl, audioUrl48k } = await dataOf(
          client.GET('/api/sound-effects/{id}', { params: { path: { id } } }),
        );
        const isWav = format === 'wav';
        return asLink(
          `${publicUrl}${isWav ? audioUrl48k : audioUrl}`,
          `${name}.${format}`,
          isWav ? 'audio/wav' : 'audio/mpeg',
        );
      }),
  );
  server.registerTool(
    'list_projects',
    {
      title: 'List projects',
      description: 'The projects with their ids, for place_on_timeline. Free.',
      inputSchema: z.object({}),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    () =>
      answering(async () =>
        asText((await dataOf(client.GET('/api/projects'))).map(({ id, name, type }) => ({ id, name, type }))),
      ),
  );
  server.registerTool(
    'place_on_timeline',
    {
      title: 'Place a sound on a timeline',
      description: 'Puts a sound of the library onto the timeline of a project. Free; the person can undo it.',
      inputSchema: z.object({
        project_id: z.number().int().min(1),
        sound_id: soundId,
        start_seconds: z.number().min(0).describe('Where it begins.'),
        track: z.number().int().min(0).max(31).default(0),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ project_id: projectId, sound_id: soundEffectId, start_seconds: startTime, track: trackIndex }) =>
      answering(async () =>
        asText(
          await dataOf(
            client.POST('/api/timeline-items', { body: { projectId, soundEffectId, startTime, trackIndex } }),
          ),
        ),
      ),
  );
}

async function kept(
  client: WhooshClient,
  made: Schemas['GenerationBody'] | Schemas['GenerationStatusBody'],
): Promise<object> {
  // One that waits long is answered by its address.
  if (!('audioUrl' in made)) return made;
  const { audioUrl, audioUrl48k, creditsDeducted, remainingCredits, takes: all } = made;
  const { id, name } = await dataOf(client.POST('/api/sound-effects', { body: { audioUrl, audioUrl48k } }));
  return {
    sound_id: id,
    name,
    duration: made.duration,
    creditsSpent: creditsDeducted,
    creditsLeft: remainingCredits,
    takes: all.map(({ take, seed: drawn, audioUrl: address }) => ({ take, seed: drawn, audioUrl: address })),
  };
}

const lengthOf = ({ duration: seconds }: Record<string, unknown>): number =>
  typeof seconds === 'number' ? seconds : 1;

const asText = (value: unknown): CallToolResult => ({ content: [{ type: 'text', text: JSON.stringify(value) }] });

/** A file stays where it is: as base64 in an answer it would be a third larger, and in memory three times. */
const asLink = (uri: string, name: string, mimeType: string): CallToolResult => ({
  content: [{ type: 'resource_link', uri, name, mimeType }],
});

/** What the API refuses is told to the model, which can do something about it. */
async function answering(work: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof WhooshError)) throw error;
    return { isError: true, content: [{ type: 'text', text: `${error.code}: ${error.message}` }] };
  }
}
