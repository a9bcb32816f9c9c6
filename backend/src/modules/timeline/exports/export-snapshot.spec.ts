import { DEFAULT_TIMELINE_SETTINGS } from '@whoosh/contracts';
import { Project, ProjectVideo } from '../../projects';
import { Timeline } from '../timeline.entity';
import { snapshotOf } from './export-snapshot';

describe('a timeline at the moment of its export', () => {
  const snapshot = (frameTimesFile: string | null) => {
    const video = Object.assign(new ProjectVideo(), { uploadFile: 'film.mp4', duration: 4, frameTimesFile });
    const timeline = Object.assign(new Timeline(), { settings: DEFAULT_TIMELINE_SETTINGS });
    const state = { timeline, items: [], media: [], effects: [] };
    return snapshotOf(Object.assign(new Project(), { name: 'Harbour' }), { ...video, name: null }, state);
  };

  it.each([
    [null, false],
    ['times.json', true],
  ])('says that pictures with the times %s stand at unequal distances: %s', (file, isVariable) => {
    expect(snapshot(file).video?.hasVariableRate).toBe(isVariable);
  });
});
