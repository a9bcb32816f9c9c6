import { render, screen } from '@testing-library/react';
import { startLanguage } from '@whoosh/ui';
import { NO_EDITS, removeLayer, setLeftOut } from '@whoosh/scene-editing';
import { ByHand } from './ByHand';

afterEach(() => startLanguage('en'));

it.each([
  ['en', ['Removed: soft, restore', 'Removed: Rain, restore']],
  ['de', ['Entfernt: sanft, wiederherstellen', 'Entfernt: Regen, wiederherstellen']],
] as const)('names what was taken out of a sound in the language of the page (%s)', async (language, names) => {
  await startLanguage(language);
  const edits = removeLayer(setLeftOut(NO_EDITS, { layer: 'wind-1', label: 'soft' }, true), {
    id: 'rain-1',
    label: 'Rain',
  });
  render(<ByHand edits={edits} onUndo={null} onEdit={() => undefined} />);
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names);
});
