import { mayBeTimeline, rememberProjects } from './remembered-projects';

const address = (search: string) => ({ pathname: '/', search });
afterEach(() => localStorage.clear());

describe('a project that is opened by its address', () => {
  it('is expected to be a timeline until it is known to be none', () => {
    expect(mayBeTimeline(address('?project=3'))).toBe(true);
    rememberProjects([
      { id: 3, type: 'sfx' },
      { id: 4, type: 'timeline' },
    ]);
    expect(mayBeTimeline(address('?project=3'))).toBe(false);
    expect(mayBeTimeline(address('?project=4'))).toBe(true);
    expect(localStorage.getItem('whoosh-plain-projects')).toBe(',3,');
  });

  it('is none where the address names no project', () => {
    expect(mayBeTimeline(address(''))).toBe(false);
    expect(mayBeTimeline(address('?project='))).toBe(false);
    expect(mayBeTimeline({ pathname: '/sfx-library', search: '?project=3' })).toBe(false);
  });

  it('is remembered with the last hundred', () => {
    for (let id = 1; id <= 101; id++) rememberProjects([{ id, type: 'sfx' }]);
    expect(mayBeTimeline(address('?project=1'))).toBe(true);
    expect(mayBeTimeline(address('?project=2'))).toBe(false);
  });
});
