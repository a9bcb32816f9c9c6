import { screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import type { GenerateRequest } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi, PREMIUM, refused } from '../testing/creator-api';
import { renderSoundPage as open } from '../testing/render-sound-page';

const RAIN = soundEffect({ id: 1, name: 'Rain', prompt: 'heavy rain', seed: 4817 });

function api(effects = [RAIN]) {
  const made = new CreatorApi(PREMIUM, effects);
  made.on({
    ...Object.fromEntries(
      [1, 2].map((id) => [
        `GET /api/sound-effects/${id}/scene`,
        ok({ ...interpretation('heavy rain'), gestures: {}, events: [] }),
      ]),
    ),
  });
  return made;
}

beforeEach(() => sessionStorage.clear());

describe('the page of a sound', () => {
  it('shows its name, its words and how they were read, and what there is to know of it', async () => {
    open(api());
    expect(await screen.findByRole('heading', { level: 1, name: 'Rain' })).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Rain - Whoosh'));
    const read = within(screen.getByRole('region', { name: 'How we read it' }));
    expect(read.getByText('heavy rain')).toBeTruthy();
    expect(await read.findByRole('region', { name: 'Layers' })).toBeTruthy();
    // alone it has nothing to be mixed with
    expect(read.queryByRole('button', { name: 'Mute Rain' })).toBeNull();
    const facts = within(screen.getByRole('complementary', { name: 'About this sound' }));
    expect(facts.getByText('Whoosh engine 1.0.0, seed 4817')).toBeTruthy();
    expect(facts.getByText('Personal use: non-commercial work only')).toBeTruthy();
    expect(facts.getByText('0:04.0')).toBeTruthy();
  });

  it('ends a name that was cut out of its words with a whole word', async () => {
    const prompt = 'three knocks on a wooden door while heavy rain falls';
    open(api([soundEffect({ id: 1, name: prompt.slice(0, 50), prompt })]));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'three knocks on a wooden door while heavy rain…' }),
    ).toBeTruthy();
  });

  it.each(['/sfx-library/sounds/7', '/sfx-library/sounds/x', '/sfx-library/sounds/99999999999'])(
    'says that there is no sound at %s, whether it is gone or somebody else’s',
    async (path) => {
      open(api(), path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Sound not found' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'SFX Library' }).getAttribute('href')).toBe('/sfx-library');
    },
  );

  it('says that it could not be loaded, and tries again', async () => {
    const server = api();
    server.on({ 'GET /api/sound-effects/all': refused('INTERNAL') });
    const { user } = open(server);
    expect(await screen.findByText(/^This sound could not be loaded/)).toBeTruthy();
    server.on({ 'GET /api/sound-effects/all': ok([RAIN]) });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rain' })).toBeTruthy();
  });

  it('names the sound anew, with the focus on the name afterwards, and marks it', async () => {
    const server = api();
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    await user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Downpour{Enter}');
    const title = await screen.findByRole('heading', { level: 1, name: 'Downpour' });
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.click(screen.getByRole('button', { name: 'Favourites' }));
    await waitFor(() => expect(server.effects[0]?.favourite).toBe(true));
  });

  it('brings the sound back into the creator', async () => {
    const { user } = open(api());
    await user.click(await screen.findByRole('button', { name: 'Use again' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere: /sfx-creator' })).toBeTruthy();
  });

  it('takes words that change the sound into the creator, with its words and its seed', async () => {
    const { user } = open(api());
    await user.type(await screen.findByRole('textbox', { name: 'Refine' }), 'further away{Enter}');
    expect(await screen.findByRole('heading', { name: 'Elsewhere: /sfx-creator' })).toBeTruthy();
    const { form } = JSON.parse(sessionStorage.getItem('whoosh.kept-prompt') ?? '{}') as { form: object };
    expect(form).toMatchObject({
      text: 'heavy rain',
      seed: 4817,
      parentId: 1,
      refinements: [{ words: 'further away' }],
    });
  });

  it('deletes the sound after a question, and leads to the library', async () => {
    const { user } = open(api());
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Elsewhere: /sfx-library' })).toBeTruthy();
  });

  it('shows what it came from and what came from it, to be heard and opened', async () => {
    const part = soundEffect({ id: 2, name: 'Rain, its end', parentId: 1, take: 101 });
    const { user } = open(api([RAIN, part]));
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(versions.getByText('Rain').closest('[aria-current]')).not.toBeNull();
    expect(versions.getByText('Trimmed')).toBeTruthy();
    expect(versions.getByRole('button', { name: 'Play Rain, its end' })).toBeTruthy();
    await user.click(versions.getByRole('link', { name: 'Rain, its end' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rain, its end' })).toBeTruthy();
  });

  it('gives versions of one name different names for who does not see them', async () => {
    const again = (id: number) => soundEffect({ id, name: RAIN.name, parentId: 1 });
    open(api([RAIN, again(2), again(3)]));
    const versions = within(await screen.findByRole('region', { name: 'Versions' }));
    for (const number of [1, 2, 3])
      expect(versions.getByRole('button', { name: `Play ${RAIN.name}, version ${number}` })).toBeTruthy();
    for (const number of [2, 3])
      expect(versions.getByRole('link', { name: `${RAIN.name}, version ${number}` })).toBeTruthy();
  });

  it.each([
    ['named by what is left', 'heavy rain', 'Rain'],
    ['with the name that a person gave it', 'My storm', 'My storm'],
  ])('keeps other levels of its layers as a version of it, %s, and opens that', async (_, name, nameAfter) => {
    const both = [
      { model: 'rain', label: 'Rain', family: 'weather' },
      { model: 'thunder', label: 'Thunder', family: 'weather' },
    ] as const;
    const [rain] = both;
    const whole = soundEffect({ id: 1, name, prompt: 'heavy rain', sources: [...both] });
    const server = api([whole, { ...whole, id: 2, sources: [rain], parentId: 1, take: 201 }]);
    const layered = ok({ ...interpretation('heavy rain, distant thunder'), gestures: {}, events: [] });
    server.on({
      'GET /api/sound-effects/1/scene': layered,
      'POST /api/sound-effects/1/mixes': () => ok(server.effects[1]),
    });
    const { user } = open(server);
    const layers = within(await screen.findByRole('region', { name: 'Layers' }));
    expect(layers.queryByRole('button', { name: 'Save this mix' })).toBeNull();
    await user.click(layers.getByRole('button', { name: 'Mute Thunder' }));
    await user.click(layers.getByRole('button', { name: 'Save this mix' }));
    expect(await screen.findByText('Mix saved')).toBeTruthy();
    await waitFor(() => expect(server.effects[1]?.name).toBe(nameAfter));
    expect(await screen.findByText('Mix')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Open' })).toBeNull();
    const levels = { 'rain-1': 0, 'thunder-1': null };
    expect(server.callsOf('POST', '/api/sound-effects/1/mixes').map(({ body }) => body)).toEqual([{ levels }]);
  });

  it('makes one layer of it again alone, as a version, and tells what that costs before', async () => {
    const server = api([RAIN, soundEffect({ id: 2, name: 'Rain, again', parentId: 1 })]);
    const read = interpretation('heavy rain, distant thunder');
    const { scene } = read;
    server.on({
      'GET /api/sound-effects/1/scene': ok({ ...read, gestures: {}, events: [] }),
      'POST /api/sound-effects': ok(server.effects[1]),
    });
    const { user } = open(server);
    await user.click(await screen.findByRole('button', { name: 'Regenerate Thunder, 4 s × 1 take = 4 credits' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Rain, again' })).toBeTruthy();
    const [asked] = server.callsOf('POST', '/api/sound-effects/generate').map(({ body }) => body as GenerateRequest);
    expect(asked).toMatchObject({ parentEffectId: 1, seed: scene.seed, duration: RAIN.duration });
    expect(asked?.scene?.layers[0]).toEqual(scene.layers[0]);
    expect(asked?.scene?.layers[1]?.seed).toEqual(expect.any(Number));
  });

  it('has neither reading nor variations of a sound that another engine made', async () => {
    const madeBy = { generator: 'elevenlabs', name: 'ElevenLabs', model: 'v2', terms: 'Theirs' } as const;
    open(api([{ ...RAIN, madeBy }]));
    expect(await screen.findByText('ElevenLabs · v2')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'How we read it' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Variations/ })).toBeNull();
  });
});
