import { Visit } from './support/visit';

declare global {
  interface Window {
    /** Loudest sample of what an audio thread has just given. */
    liveLevel: () => number;
  }
}

/** The page of one sound, where what a program cannot tell in jsdom is played: audio threads and media elements. */
describe('the page of a sound [long]', () => {
  let visit: Visit;
  let page: Visit['page'];
  let path: string;

  beforeAll(async () => {
    visit = await Visit.begin({
      person: { email: 'one-page@example.com', name: 'One', credits: 30 },
      prepare: async (context) => {
        await context.addInitScript(() => {
          let listener: AnalyserNode | null = null;
          const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
          AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
            if (this instanceof AudioWorkletNode) {
              listener = this.context.createAnalyser() as AnalyserNode;
              connect.call(this, listener);
            }
            return connect.call(this, to);
          } as typeof AudioNode.prototype.connect;
          window.liveLevel = () => {
            const samples = new Float32Array(2048);
            listener?.getFloatTimeDomainData(samples);
            return Math.max(...samples);
          };
        });
      },
    });
    ({ page } = visit);
    const { request } = visit.context;
    const description = 'heavy rain, a dog barks';
    const made = await (
      await request.post('/api/sound-effects/generate', { data: { description, duration: 3, seed: 5 } })
    ).json();
    const { audioUrl, audioUrl48k } = made as { audioUrl: string; audioUrl48k: string };
    const sound = { title: 'Rain and dog', audioUrl, audioUrl48k, duration: 3, prompt: description };
    const saved = (await (await request.post('/api/sound-effects', { data: sound })).json()) as { id: number };
    path = `/sfx-library/sounds/${saved.id}`;
  });
  afterAll(() => visit?.end());

  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const isSilent = () => page.waitForFunction(() => window.liveLevel() < 1e-4);

  it('plays its scene live and follows mute and pitch while it sounds; another sound ends it', async () => {
    await page.goto(path);
    await button('Play live').click();
    await page.getByText('Plays until you stop it. Change it while you listen.').waitFor();
    await page.waitForFunction(() => window.liveLevel() > 1e-3);
    for (const mute of await page.getByRole('button', { name: /^Mute / }).all()) await mute.click();
    await isSilent();
    for (const mute of await page.getByRole('button', { name: /^Mute / }).all()) await mute.click();
    await page.waitForFunction(() => window.liveLevel() > 1e-3);
    await page
      .getByRole('slider', { name: /^Pitch of / })
      .first()
      .press('ArrowRight');
    await button('Save version').waitFor();
    await button('Play Rain and dog').first().click();
    await button('Play live').waitFor();
    expect(page.problems).toEqual([]);
  });

  it('replaces a layer by another sound, as a version that is compared with the first one [long]', async () => {
    await page.goto(path);
    await button(/^Replace Dog/).click();
    await page.getByRole('textbox', { name: 'Search all sounds' }).fill('cat meow');
    await page.getByRole('dialog').getByRole('button', { name: 'Cat meow', exact: true }).click();
    await page.waitForURL((url) => url.pathname !== path);
    await page.getByRole('heading', { level: 1, name: /Cat meow/ }).waitFor();
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByRole('checkbox', { name: 'Compare' }).click();
    await page.keyboard.press('1');
    await versions.getByRole('button', { name: 'Pause Rain and dog' }).waitFor();
    await page.keyboard.press('2');
    await versions.getByRole('button', { name: /^Pause .*Cat meow/ }).waitFor();
    expect(await versions.getByRole('button', { name: /^Pause / }).count()).toBe(1);
    expect(page.problems).toEqual([]);
  });

  it('is opened by its name, and refined in words: the version is called what it became', async () => {
    await page.goto('/sfx-library?q=dog');
    await page.getByRole('link', { name: 'Rain and dog', exact: true }).click();
    await page.waitForURL(`**${path}`);
    await page.getByRole('textbox', { name: 'Refine' }).fill('remove the dog');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sfx-creator');
    await page.getByRole('list', { name: 'Refinements' }).getByText('Removed: Dog').waitFor();
    await button(/^Generate/).click();
    await page.getByRole('article', { name: 'Take 1' }).getByText('In library').click();
    await page.getByRole('heading', { level: 1, name: 'Rain', exact: true }).waitFor();
    expect(page.problems).toEqual([]);
  });

  it('lists the keys of the page for a question mark [long]', async () => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'Rain and dog' }).waitFor();
    await page.locator('main').focus();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await keys.getByText('Switch versions while comparing').waitFor();
    await page.keyboard.press('Escape');
    await keys.waitFor({ state: 'hidden' });
  });
});
