import { screen, waitFor, within } from '@testing-library/react';
import { ok, soundEffect } from '@whoosh/api-client/testing';
import type { GenerateRequest, InterpretRequest, RefinementResult } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { CreatorApi, PREMIUM } from '../testing/creator-api';
import { gate } from '../testing/gate';
import { open } from '../testing/open-creator';

/** Its rain was replaced by thunder: words alone would be rain again. */
const REPLACED = soundEffect({ id: 1, name: 'Thunder', prompt: 'rain', duration: 5, seed: 7, parentId: 2 });
const THUNDER = interpretation('thunder');
const MADE_OF = {
  ...THUNDER,
  scene: { ...THUNDER.scene, text: 'rain', seed: 7, duration: 5 },
  gestures: {},
  events: [],
};

const DARKER: RefinementResult = {
  words: 'darker',
  changes: [
    { words: 'darker', layer: 'thunder-1', label: 'Thunder', field: 'mods.brightness', before: 0.5, after: 0.3 },
  ],
  notUnderstood: [],
  withoutEffect: [],
};
const lanes = () => screen.findByRole('list', { name: 'How we read it' });

async function useAgain(effect = REPLACED, madeOf = MADE_OF) {
  const api = new CreatorApi(PREMIUM, [effect]);
  api.on({
    'GET /api/sound-effects/1/scene': ok(madeOf),
    'POST /api/sound-effects/interpret': ({ body }) => {
      const { description, scene = MADE_OF.scene } = body as InterpretRequest;
      return ok(description === undefined ? { ...THUNDER, scene, refinements: [DARKER] } : interpretation(description));
    },
  });
  const page = await open(api);
  await page.user.click(await screen.findByRole('button', { name: 'More for Thunder' }));
  await page.user.click(await screen.findByRole('menuitem', { name: /Use again/ }));
  return { ...page, api };
}

describe('a sound that was changed after its words and is used again', () => {
  it('is what it was made of, also in what is refined and made of it', async () => {
    const { user, api } = await useAgain();
    await within(await lanes()).findByRole('button', { name: 'Thunder, change' });
    await user.type(screen.getByRole('textbox', { name: 'Refine' }), 'darker{Enter}');
    await waitFor(() => {
      const asked = api.callsOf('POST', '/api/sound-effects/interpret').map(({ body }) => body as InterpretRequest);
      expect(asked.find(({ refinements }) => refinements?.includes('darker'))?.scene?.layers).toEqual(
        MADE_OF.scene.layers,
      );
    });
    await screen.findByRole('list', { name: 'Refinements' });
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
    expect(api.callsOf('POST', '/api/sound-effects/generate')[0]?.body as GenerateRequest).toMatchObject({
      scene: { text: 'rain', layers: MADE_OF.scene.layers },
      seed: 7,
      parentEffectId: 1,
    });
  });

  it('shows nothing of the words before it while it is being opened [long]', async () => {
    const api = new CreatorApi(PREMIUM, [REPLACED]);
    const opening = gate();
    api.on({
      'GET /api/sound-effects/1/scene': async () => {
        await opening.opened;
        return ok(MADE_OF);
      },
    });
    const { user, field } = await open(api);
    await user.type(field, 'a knock');
    await within(await lanes()).findByRole('button', { name: 'Knock, change' });
    await user.click(await screen.findByRole('button', { name: 'More for Thunder' }));
    await user.click(await screen.findByRole('menuitem', { name: /Use again/ }));
    await waitFor(() => expect(api.callsOf('GET', '/api/sound-effects/1/scene')).toHaveLength(1));
    expect(screen.queryByRole('list', { name: 'How we read it' })).toBeNull();
    opening.open();
    await within(await lanes()).findByRole('button', { name: 'Thunder, change' });
  });

  it('keeps what was changed where a chip of its words is removed [long]', async () => {
    const words = interpretation('heavy rain, distant thunder');
    const scene = { ...words.scene, seed: 7, layers: words.scene.layers.map((layer) => ({ ...layer, gainDb: -12 })) };
    const prompt = words.scene.text;
    const { user, api } = await useAgain({ ...REPLACED, prompt }, { ...MADE_OF, ...words, scene });
    await user.click(await within(await lanes()).findByRole('button', { name: 'Rain: heavy, change' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Rain: heavy, change' })).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Generate/ }));
    await waitFor(() => expect(api.callsOf('POST', '/api/sound-effects/generate')).toHaveLength(1));
    expect(api.callsOf('POST', '/api/sound-effects/generate')[0]?.body as GenerateRequest).toMatchObject({
      scene: { text: prompt, layers: scene.layers.map((layer) => ({ ...layer, mods: {} })) },
    });
  });

  it('is read anew once it is asked for with other words [long]', async () => {
    const { user, field } = await useAgain();
    await within(await lanes()).findByRole('button', { name: 'Thunder, change' });
    await user.type(field, ' on a roof');
    expect(await within(await lanes()).findByRole('button', { name: 'Rain, change' })).toBeTruthy();
  });
});
