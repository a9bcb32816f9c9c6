import { PREMIUM_USER } from '@whoosh/api-client/testing';
import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { interpretation } from '@whoosh/scene-editing/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Editor } from '../editor/editor';
import { documentOf, type Clip } from '../model';
import { clip } from '../testing/clip';
import { renderPart } from '../testing/ground';
import { LaneMenu } from './LaneMenu';

const act = jest.fn();
let openPage: jest.SpiedFunction<typeof window.open>;
beforeEach(() => {
  jest.clearAllMocks();
  openPage = jest.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(() => openPage.mockRestore());

/** @returns the first two entries of the menu of this clip */
async function firstEntries(of: Clip): Promise<(string | null)[]> {
  const editor = new Editor({
    document: documentOf({ ...DEFAULT_TIMELINE_SETTINGS, items: [] }),
    now: () => 0,
    newKey: () => 'new',
  });
  editor.place([of], 60_000);
  renderPart(
    PREMIUM_USER,
    <LaneMenu editor={editor} onAction={act}>
      <div data-clip={of.key}>The clip</div>
    </LaneMenu>,
  );
  fireEvent.contextMenu(screen.getByText('The clip'));
  return (await screen.findAllByRole('menuitem')).slice(0, 2).map(({ textContent }) => textContent);
}

describe('the menu of a clip', () => {
  it("tells apart its words and the sound's own page, which opens beside the timeline", async () => {
    expect(await firstEntries(clip())).toEqual(['Edit the description or get another take', "Open the sound's page"]);
    await userEvent.click(screen.getByRole('menuitem', { name: "Open the sound's page" }));
    expect(openPage).toHaveBeenCalledWith('/sfx-library/sounds/1', '_blank', 'noreferrer');
    expect(act).not.toHaveBeenCalled();
  });

  it('opens the words of the clip by the other of the two', async () => {
    await firstEntries(clip());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit the description or get another take' }));
    expect(act).toHaveBeenCalledWith('openClip');
    expect(openPage).not.toHaveBeenCalled();
  });

  it('plays a draft, which has no page yet', async () => {
    const { scene } = interpretation('rain');
    expect(await firstEntries(clip({ soundEffectId: null, scene }))).toEqual([
      'Play in a loop',
      'Split at the playhead',
    ]);
  });

  it("offers neither for a voice or music of one's own", async () => {
    expect(await firstEntries(clip({ soundEffectId: null, mediaId: 4 }))).toEqual([
      'Split at the playhead',
      'Duplicate',
    ]);
  });
});
