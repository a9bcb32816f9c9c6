import { validateScene } from '@whoosh/sound-scene';
import { interpretation } from './testing/interpretation';
import { editInterpretation } from './edit-scene';
import { NO_EDITS, setProperty } from './scene-edits';
import { toldScene } from './told-scene';

const rain = interpretation('heavy rain and three knocks');
const softer = setProperty(setProperty(NO_EDITS, 'rain-1', 'intensity', 0.3), 'knock-1', 'distance', 60);
const told = () => toldScene(editInterpretation(rain, softer), softer);
const labels = (layer: string) =>
  told()
    .report.chips.filter((chip) => chip.layer === layer && chip.kind !== 'source')
    .map(({ label }) => label);

describe('toldScene', () => {
  it('tells what was set by hand in place of what the words said there', () => {
    expect(labels('rain-1')).toEqual(['soft']);
    expect(labels('knock-1')).toEqual(['far away']);
  });

  it('is a valid scene still', () => {
    expect(validateScene(told())).toMatchObject({ ok: true });
  });

  it('is the same scene where nothing was set', () => {
    expect(toldScene(rain, NO_EDITS)).toBe(rain.scene);
  });
});
