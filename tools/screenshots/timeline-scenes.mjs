import { button, isDown, staysRunning } from './acts.mjs';

const SELECTED = 'Chain hoist, heavy';
/** The frame that the playhead stands on, and the scale of 100 %: 10 px a second. */
const PLAYHEAD_PX = 344.8;

const emptyProject = ({ empty }) => `/?project=${empty}`;
const fullProject = ({ full }) => `/?project=${full}`;

/** Until the film can be seen and the clips have their waveforms. */
const isThere = async (page) => {
  await page.locator('[data-clip]').first().waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  await page.waitForTimeout(1_000);
};
const placePlayhead = async (page) => {
  const ruler = page.locator('[data-part="ruler"]').first();
  await ruler.scrollIntoViewIfNeeded();
  const box = await ruler.boundingBox();
  await page.mouse.click(box.x + PLAYHEAD_PX, box.y + box.height / 2);
  await page.waitForTimeout(800);
};
const selectClip = async (page) => {
  await isThere(page);
  // on a phone the playhead's place is out of sight
  if (page.viewportSize().width > 800) await placePlayhead(page);
  await page.getByRole('button', { name: new RegExp(`^${SELECTED}`) }).click({ position: { x: 60, y: 40 } });
  await page.waitForTimeout(1_000);
};

/** A timeline project and its dialogs. @type {readonly import('./scenes.mjs').Scene[]} */
export const TIMELINE_SCENES = [
  { name: 'timeline-editor', path: '/timeline-editor', person: 'editor' },
  {
    name: 'timeline-empty',
    path: emptyProject,
    person: 'editor',
    act: (page) => page.getByText('Supports MP4, MOV, AVI up to 500MB').waitFor(),
  },
  { name: 'timeline-project', path: fullProject, person: 'editor', act: isThere },
  { name: 'timeline-clip', path: fullProject, person: 'editor', act: selectClip },
  {
    name: 'timeline-generating',
    path: fullProject,
    person: 'editor',
    prepare: (page) => staysRunning(page),
    act: async (page) => {
      await isThere(page);
      await page.getByLabel('Description').fill('Chain hoist starts and stops twice, water lapping under it');
      await button(page, 'Generate with AI').click();
      await page.getByText('Generating Sound Effect').waitFor();
    },
  },
  {
    name: 'timeline-export',
    path: fullProject,
    person: 'editor',
    act: async (page) => {
      await isThere(page);
      await button(page, 'Export as').click();
      await page.getByRole('dialog', { name: 'Export' }).waitFor();
    },
  },
  {
    name: 'timeline-shortcuts',
    path: fullProject,
    person: 'editor',
    act: async (page, { phone }) => {
      await isThere(page);
      // a phone has no keys, and no button for them
      if (phone) return;
      await button(page, 'Keyboard shortcuts').click();
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'timeline-dialog',
    path: fullProject,
    person: 'editor',
    act: async (page) => {
      await selectClip(page);
      await button(page, 'Replace').click();
      await page
        .getByRole('dialog')
        .getByRole('list', { name: 'How we read it' })
        .getByRole('listitem')
        .first()
        .waitFor();
    },
  },
  { name: 'timeline-down', path: fullProject, person: 'editor', prepare: isDown('timeline') },
];
