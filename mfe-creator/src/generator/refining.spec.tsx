import { ok } from '@whoosh/api-client/testing';
import type { GenerateRequest, InterpretRequest, RefinementResult } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreatorApi, generation } from '../testing/creator-api';
import { generateButton, onStoppedClock, open } from '../testing/open-creator';

/** Understands "further away" and "twice as long" only. */
function refined({ description = '', refinements = [] }: InterpretRequest) {
  const answer = interpretation(description);
  const results = refinements.map((words): RefinementResult => {
    const told = { words, notUnderstood: [], withoutEffect: [] };
    if (words === 'twice as long')
      return { ...told, changes: [{ words, layer: null, label: null, field: 'duration', before: 5, after: 10 }] };
    if (words !== 'further away')
      return { ...told, changes: [], notUnderstood: [{ text: words, span: [0, words.length] }] };
    for (const layer of answer.scene.layers) layer.place = { ...layer.place, distance: 6 };
    return {
      ...told,
      changes: [{ words, layer: 'rain-1', label: 'Rain', field: 'place.distance', before: 3, after: 6 }],
    };
  });
  return ok({ ...answer, ...(refinements.length > 0 ? { refinements: results } : {}) });
}

function api(): CreatorApi {
  const creator = new CreatorApi();
  creator.on({ 'POST /api/sound-effects/interpret': ({ body }) => refined(body as InterpretRequest) });
  return creator;
}

onStoppedClock();

async function typed(creator: CreatorApi): Promise<HTMLInputElement> {
  const { field } = await open(creator);
  fireEvent.change(field, { target: { value: 'heavy rain' } });
  return screen.findByLabelText('Refine');
}

function say(field: HTMLElement, words: string): void {
  fireEvent.change(field, { target: { value: words } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

const lines = () => screen.queryByRole('list', { name: 'Refinements' });

describe('refining in words on the creator page', () => {
  it('shows what a line changed, takes it back, and asks for the changed scene', async () => {
    const creator = api();
    const asked: GenerateRequest[] = [];
    creator.on({
      'POST /api/sound-effects/generate': ({ body }) => {
        asked.push(body as GenerateRequest);
        return ok(generation(body as GenerateRequest));
      },
    });
    const field = await typed(creator);
    say(field, 'further away');
    await waitFor(() => expect(lines()?.textContent).toMatch(/Rain distance.*3 m.*to 6 m/));
    expect(field.value).toBe('');

    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(lines()).toBeNull());

    say(field, 'further away');
    await waitFor(() => expect(lines()?.textContent).toContain('6 m'));
    fireEvent.click(generateButton());
    await waitFor(() => expect(asked).toHaveLength(1));
    await screen.findByText('In library');
    expect(asked[0]?.scene?.layers[0]?.place.distance).toBe(6);
  });

  it('has the way back right beside the words, however many changes follow [long]', async () => {
    const field = await typed(api());
    say(field, 'further away');
    await waitFor(() => expect(lines()?.textContent).toContain('6 m'));
    const back = screen.getByRole('button', { name: 'Undo: further away' });
    expect(back.previousElementSibling?.textContent).toBe('further away');
    fireEvent.click(back);
    await waitFor(() => expect(lines()).toBeNull());
  });

  it('lets a line go with the words of which it was said, and keeps it while they are written on', async () => {
    const field = await typed(api());
    say(field, 'further away');
    await waitFor(() => expect(lines()?.textContent).toContain('6 m'));
    const prompt = screen.getByLabelText('Describe your sound effect');
    fireEvent.change(prompt, { target: { value: 'heavy rain on a roof' } });
    await waitFor(() => expect(lines()?.textContent).toContain('further away'));
    fireEvent.change(prompt, { target: { value: 'a dog barks' } });
    await waitFor(() => expect(lines()).toBeNull());
  });

  it('sets the length on the ruler and in the price', async () => {
    say(await typed(api()), 'twice as long');
    expect(await screen.findByText(/10 credits/)).toBeTruthy();
  });

  it('says what it did not understand, and changes nothing', async () => {
    const field = await typed(api());
    say(field, 'flurgle');
    expect(await screen.findByText('Not understood, or not in this sound: flurgle.')).toBeTruthy();
    expect(field.value).toBe('flurgle');
    expect(lines()).toBeNull();
  });
});
