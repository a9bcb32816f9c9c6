import { screen } from '@testing-library/react';
import type { ProvenanceReport } from '@whoosh/sound-engine/provenance';
import { CreatorApi } from '../testing/creator-api';
import { renderPage } from '../testing/render-page';
import type { VerifyAnswer, VerifyRequest } from './protocol';
import { VerifyPage } from './VerifyPage';
import { VerifyProvider } from './verify';

const REPORT: ProvenanceReport = {
  name: 'Knocks',
  prompt: 'two knocks',
  licence: { kind: 'personal', text: 'Personal use' },
  engineVersion: '1.1.0',
  ownVersion: '1.1.0',
  scene: 'same',
  file: 'same',
  difference: null,
  madeBy: null,
};
const file = (name: string, text: string) =>
  Object.assign(new File([text], name), {
    text: () => Promise.resolve(text),
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });

/** Renders the page for somebody without an account. */
function open(answer: VerifyAnswer) {
  const asked: VerifyRequest[] = [];
  const { user } = renderPage(
    <VerifyProvider
      value={(request) => {
        asked.push(request);
        return Promise.resolve(answer);
      }}
    >
      <VerifyPage />
    </VerifyProvider>,
    new CreatorApi(null),
  );
  const give = async (...files: File[]) =>
    user.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), files);
  return { asked, give };
}

describe('the page that checks where a sound comes from', () => {
  it('has both files checked, in whatever order they come, and tells what was found', async () => {
    const { asked, give } = open({ kind: 'report', report: REPORT });
    await give(file('Knocks.wav', 'sound'));
    expect(await screen.findByText(/Add the provenance file/)).toBeTruthy();
    await give(file('Knocks.provenance.json', '{}'));
    expect(await screen.findByText('The engine renders exactly the same samples from this scene.')).toBeTruthy();
    expect(screen.getByText('The file holds exactly these samples.')).toBeTruthy();
    expect(screen.getByText('Personal use')).toBeTruthy();
    expect(asked.map(({ text, sound }) => [text, sound])).toEqual([['{}', null]]);
    await give(file('Knocks.wav', 'sound'));
    await screen.findByText('The file holds exactly these samples.');
    expect(asked[1]?.sound?.length).toBe(5);
  });

  it('says where a file differs, and that another engine made it', async () => {
    const { give } = open({
      kind: 'report',
      report: {
        ...REPORT,
        engineVersion: '1.0.0',
        scene: 'different',
        file: 'different',
        difference: { frames: 3, first: 100 },
      },
    });
    await give(file('a.json', '{}'), file('a.wav', 'sound'));
    expect(await screen.findByText(/different samples from this scene/)).toBeTruthy();
    expect(screen.getByText(/3 frames differ, the first at 100/)).toBeTruthy();
    expect(screen.getByText(/made by engine 1.0.0/)).toBeTruthy();
  });

  it('says of a sound of another generator that it cannot be rendered again but its hash holds', async () => {
    const madeBy = { name: 'ElevenLabs', model: 'eleven_text_to_sound_v2' };
    const { give } = open({
      kind: 'report',
      report: { ...REPORT, madeBy, engineVersion: madeBy.model, scene: 'none', file: 'unchanged' },
    });
    await give(file('a.json', '{}'), file('a.wav', 'sound'));
    expect(
      await screen.findByText(/Made by ElevenLabs \(eleven_text_to_sound_v2\): it can't be rendered again/),
    ).toBeTruthy();
    expect(screen.getByText('The file is unchanged since it was downloaded.')).toBeTruthy();
    expect(screen.queryByText(/this one is/)).toBeNull();
  });

  it('says that a file is no provenance', async () => {
    const { give } = open({ kind: 'unreadable' });
    await give(file('package.json', '{}'));
    expect(await screen.findByText(/Not a Whoosh provenance file/)).toBeTruthy();
  });
});
