import { screen, waitFor, within } from '@testing-library/react';
import { ok } from '@whoosh/api-client/testing';
import type { GenerateRequest, InterpretRequest, InterpretResponse, SourceChoice } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi } from '../testing/creator-api';
import { onStoppedClock, open } from '../testing/open-creator';

onStoppedClock();

const HAIL: SourceChoice = { model: 'hail', label: 'Hail', family: 'weather', grade: 'strong', plays: 'continuous' };
const WIND: SourceChoice = { model: 'wind', label: 'Wind', family: 'weather', grade: 'fair', plays: 'continuous' };
const BELL: SourceChoice = { model: 'bell', label: 'Church bell', family: 'music', grade: null, plays: 'events' };

/** A server that reads every text as rain, with what a test wants of it changed. */
function reading(part: (answer: InterpretResponse) => Partial<InterpretResponse>): CreatorApi {
  const api = new CreatorApi();
  api.on({
    'POST /api/sound-effects/interpret': ({ body }) => {
      const text = (body as InterpretRequest).description ?? '';
      const answer = interpretation('rain');
      return ok({ ...answer, scene: { ...answer.scene, text }, ...part(answer) });
    },
    'GET /api/sound-effects/sources': ok([HAIL, WIND, BELL].map((source) => ({ ...source, words: [] }))),
  });
  return api;
}

const guessed = ({ layers }: InterpretResponse) => ({
  layers: layers.map((layer) => ({
    ...layer,
    grade: 'strong' as const,
    confidence: 0.15,
    guessed: true,
    alternatives: [HAIL, WIND],
  })),
});
const lanes = () => screen.findByRole('list', { name: 'How we read it' });

describe('a doubtful reading', () => {
  it('looks like a guess, says so apart from the model, and offers what it may have been', async () => {
    const { user, field } = await open(reading(guessed));
    await user.type(field, 'rain');
    expect(within(await lanes()).getByText('Guess')).toBeTruthy();
    expect(within(await lanes()).getByRole('note', { name: /^Sound model: Strong/ })).toBeTruthy();
    const doubt = await screen.findByRole('group', { name: 'rain: Rain is a guess' });
    await user.click(within(doubt).getByRole('button', { name: 'Hail instead of Rain' }));
    expect(within(await lanes()).getByRole('button', { name: 'Hail, chosen by hand, change' })).toBeTruthy();
    expect(within(await lanes()).queryByText('Guess')).toBeNull();
  });

  it('marks a word that names a sound and is not heard, and adds its sound on a press', async () => {
    const unused = [{ text: 'bell', span: [5, 9] as [number, number], suggestions: [BELL], isUnknown: false }];
    const api = reading(() => ({ unused }));
    const { user, field } = await open(api);
    await user.type(field, 'rain bell');
    const doubt = await screen.findByRole('group', { name: 'Not heard: bell' });
    await user.click(within(doubt).getByRole('button', { name: 'Add Church bell' }));
    expect(within(await lanes()).getByRole('button', { name: 'Church bell, change' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Not heard: bell' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
    const { scene } = api.callsOf('POST', '/api/sound-effects/generate')[0]?.body as GenerateRequest;
    expect(scene?.layers.map(({ source }) => source.model)).toEqual(['rain', 'bell']);
  });

  it('marks a word without meaning, and opens the search of all sounds with it', async () => {
    const unused = [{ text: 'asdf', span: [5, 9] as [number, number], suggestions: [BELL], isUnknown: true }];
    const api = reading(() => ({ unused }));
    const { user, field } = await open(api);
    await user.type(field, 'rain asdf');
    const marked = await screen.findByRole('group', { name: 'Not used, unknown word: asdf' });
    expect(within(await lanes()).queryByText('Guess')).toBeNull();
    await user.click(within(marked).getByRole('button', { name: 'Choose a sound for asdf' }));
    const search: HTMLInputElement = await screen.findByRole('textbox', { name: 'Search all sounds' });
    expect(search.value).toBe('asdf');
    expect(await screen.findByText(/^No sound is called “asdf”/)).toBeTruthy();
    const sounds = await screen.findByRole('list', { name: 'Sounds, the most likely first' });
    await user.click(within(sounds).getByRole('button', { name: 'Church bell' }));
    expect(within(await lanes()).getByRole('button', { name: 'Church bell, change' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Not used, unknown word: asdf' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
  });

  it('asks for a second press before words without any meaning cost anything', async () => {
    const api = reading((answer) => ({ ...guessed(answer), meaningless: true }));
    const { user, field } = await open(api);
    await user.type(field, 'asdf qwer');
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    expect(await screen.findByText(/^We don't recognise a sound in any of these words/)).toBeTruthy();
    expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: /^Generate anyway/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
  });
});

describe('choosing another sound', () => {
  it('searches all sounds, what may have been meant first, and puts the chosen one in the place of a layer', async () => {
    const api = reading(guessed);
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    await user.click(within(await lanes()).getByRole('button', { name: 'Rain, change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Another sound…' }));
    const sounds = await screen.findByRole('list', { name: 'Sounds, the most likely first' });
    await within(sounds).findByText('Hail');
    expect(
      within(sounds)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Hail', 'Wind', 'Church bell']);
    expect(within(sounds).getByRole('button', { name: 'Play Hail' })).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Search all sounds' }), 'bell');
    expect(within(sounds).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(sounds).getByRole('button', { name: 'Church bell' }));
    expect(within(await lanes()).getByRole('button', { name: 'Church bell, chosen by hand, change' })).toBeTruthy();
    await waitFor(() =>
      expect(api.callsOf('PUT', '/api/sound-effects/senses')).toMatchObject([
        { body: { words: 'rain', model: 'bell' } },
      ]),
    );
  });

  it('keeps nothing for a word where that is not wanted [long]', async () => {
    const api = reading(guessed);
    const { user, field } = await open(api);
    await user.type(field, 'rain');
    await user.click(await screen.findByRole('button', { name: 'Another sound…' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Always use it for “rain”' }));
    await user.click(await screen.findByRole('button', { name: 'Church bell' }));
    expect(within(await lanes()).getByRole('button', { name: 'Church bell, chosen by hand, change' })).toBeTruthy();
    expect(api.callsOf('PUT', '/api/sound-effects/senses')).toHaveLength(0);
  });

  it('is in sight in the menu of a layer, whatever many sounds may have been meant', async () => {
    const alternatives = Array.from({ length: 12 }, (_, i) => ({ ...HAIL, model: `hail_${i}`, label: `Hail ${i}` }));
    const { user, field } = await open(
      reading(({ layers }) => ({ layers: layers.map((layer) => ({ ...layer, alternatives })) })),
    );
    await user.type(field, 'rain');
    await user.click(within(await lanes()).getByRole('button', { name: 'Rain, change' }));
    await screen.findByRole('menuitem', { name: 'Another sound…' });
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...alternatives.slice(0, 6).map(({ label }) => label),
      'Another sound…',
    ]);
  });

  it('takes the first that is found with Enter, which presses nothing else [long]', async () => {
    const { user, field } = await open(reading(() => ({})));
    await user.type(field, 'rain');
    const add = await screen.findByRole('button', { name: 'Add a layer' });
    await user.click(add);
    await screen.findByRole('button', { name: 'Wind' });
    await user.type(screen.getByRole('textbox', { name: 'Search all sounds' }), 'wind{Enter}');
    await within(await lanes()).findByRole('button', { name: 'Wind, change' });
    await waitFor(() => expect(document.activeElement).toBe(add));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds a layer from all sounds, and takes it away again [long]', async () => {
    const { user, field } = await open(reading(() => ({})));
    await user.type(field, 'rain');
    await user.click(await screen.findByRole('button', { name: 'Add a layer' }));
    await user.click(await screen.findByRole('button', { name: 'Wind' }));
    await user.click(within(await lanes()).getByRole('button', { name: 'Wind, change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove layer' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Wind, change' })).toBeNull());
  });
});
