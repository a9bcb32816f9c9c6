import {
  createSceneNode,
  endSceneNode,
  SAMPLE_RATE,
  SoundEngine,
  type InterpretOptions,
  type LiveControls,
  type Scene,
  type SceneNode,
} from './browser';

const STYLE = `
:host { display: inline-flex; align-items: center; gap: 0.6em; font: inherit; color: inherit; }
:host([hidden]) { display: none; }
button { inline-size: 2.75em; block-size: 2.75em; flex: none; padding: 0; border: 0; border-radius: 50%; font: inherit; cursor: pointer;
  display: grid; place-items: center; color: Canvas; background: CanvasText; }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 3px; }
button[aria-busy='true'] { opacity: 0.6; cursor: progress; }
svg { inline-size: 1.1em; block-size: 1.1em; fill: currentColor; }
[role='status']:empty { display: none; }
`;
const PLAY = 'M4 2l10 6-10 6z';
const STOP = 'M3 3h10v10H3z';
const SVG = 'http://www.w3.org/2000/svg';

type State = 'idle' | 'loading' | 'playing';
type Playing = { kind: 'once'; source: AudioBufferSourceNode } | { kind: 'live'; node: SceneNode };

/** One engine and one audio context for all elements of a page; made when the first one is played. */
let engine: SoundEngine | undefined;
let context: AudioContext | undefined;

/**
 * `<whoosh-sound prompt="heavy rain on a tin roof">`: a button that plays a scene, rendered in the page.
 *
 * Attributes: `prompt` (words) or `scene` (its JSON, or the address of one), `seed`, `duration` (s), `intensity`,
 * `loop` (sounds without end and never repeats), `speed` and `pitch` (turned while it loops), `label` (name of the
 * button), `play-label`, `stop-label`. Properties: `scene`. Methods: `play()`, `stop()`. Events: `whoosh-play`,
 * `whoosh-stop`, `whoosh-error`. Parts: `button`, `status`.
 */
export class WhooshSound extends HTMLElement {
  static readonly observedAttributes = [
    'prompt',
    'scene',
    'seed',
    'duration',
    'intensity',
    'loop',
    'speed',
    'pitch',
    'label',
    'play-label',
    'stop-label',
  ];

  private readonly button = document.createElement('button');
  private readonly icon = document.createElementNS(SVG, 'path');
  private readonly status = document.createElement('span');
  private state: State = 'idle';
  private playing?: Playing;
  private given?: Scene;
  /** Counts what was begun, so that what was stopped before it began stays silent. */
  private turn = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('viewBox', '0 0 16 16');
    svg.setAttribute('aria-hidden', 'true');
    svg.append(this.icon);
    this.button.type = 'button';
    this.button.setAttribute('part', 'button');
    this.button.append(svg);
    this.button.addEventListener('click', () => void (this.state === 'idle' ? this.play() : this.stop()));
    this.status.setAttribute('part', 'status');
    this.status.setAttribute('role', 'status');
    root.append(this.button, document.createElement('slot'), this.status);
    this.show('idle');
  }

  /** The scene that is played instead of the words; null for that of the attributes. */
  get scene(): Scene | null {
    return this.given ?? null;
  }

  set scene(scene: Scene | null) {
    this.stop();
    this.given = scene ?? undefined;
  }

  /** True from the click until the sound has ended. */
  get isPlaying(): boolean {
    return this.state !== 'idle';
  }

  disconnectedCallback(): void {
    this.stop();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after) return;
    if (name === 'speed' || name === 'pitch') this.steer();
    else if (name.endsWith('label')) this.show(this.state);
    else this.stop();
    if (name === 'prompt') this.show(this.state);
  }

  /**
   * Plays from the beginning; answers when it sounds. A sound that cannot be made says so in its status and by
   * `whoosh-error`.
   */
  async play(): Promise<void> {
    this.stop();
    const turn = ++this.turn;
    this.status.textContent = '';
    this.show('loading');
    try {
      context ??= new AudioContext({ sampleRate: SAMPLE_RATE });
      engine ??= new SoundEngine();
      const resumed = context.resume();
      const scene = await this.sceneToPlay(engine);
      const playing = this.hasAttribute('loop')
        ? await this.playLive(engine, context, scene)
        : await this.playOnce(engine, context, scene);
      await resumed;
      if (turn !== this.turn) return end(playing);
      this.begin(playing, turn);
    } catch (error) {
      if (turn === this.turn) this.fail(error);
    }
  }

  /** Silent at once. */
  stop(): void {
    this.turn++;
    if (this.playing) {
      end(this.playing);
      this.playing = undefined;
    }
    if (this.state === 'idle') return;
    const sounded = this.state === 'playing';
    this.show('idle');
    if (sounded) this.dispatchEvent(new Event('whoosh-stop', { bubbles: true, composed: true }));
  }

  private begin(playing: Playing, turn: number): void {
    this.playing = playing;
    if (playing.kind === 'once') {
      playing.source.onended = () => {
        if (turn === this.turn) this.stop();
      };
      playing.source.start();
    } else this.steer();
    this.show('playing');
    this.dispatchEvent(new Event('whoosh-play', { bubbles: true, composed: true }));
  }

  private fail(error: unknown): void {
    this.show('idle');
    this.status.textContent = error instanceof Error ? error.message : String(error);
    this.dispatchEvent(new CustomEvent('whoosh-error', { bubbles: true, composed: true, detail: error }));
  }

  private async sceneToPlay(sounds: SoundEngine): Promise<Scene> {
    if (this.given) return this.given;
    const written = this.getAttribute('scene')?.trim();
    if (written) return (written.startsWith('{') ? JSON.parse(written) : await fetchScene(written)) as Scene;
    const prompt = this.getAttribute('prompt')?.trim();
    if (!prompt) throw new RangeError('whoosh-sound needs a prompt or a scene.');
    return sounds.interpret(prompt, this.options());
  }

  private options(): InterpretOptions {
    const intensity = this.getAttribute('intensity');
    return {
      ...this.number('seed'),
      ...this.number('duration'),
      loop: this.hasAttribute('loop'),
      ...(intensity === 'subtle' || intensity === 'moderate' || intensity === 'intense' ? { intensity } : {}),
    };
  }

  private number<Name extends string>(name: Name): Partial<Record<Name, number>> {
    const text = this.getAttribute(name);
    const value = Number(text);
    return text !== null && text.trim() !== '' && Number.isFinite(value)
      ? ({ [name]: value } as Record<Name, number>)
      : {};
  }

  private async playOnce(sounds: SoundEngine, audio: AudioContext, scene: Scene): Promise<Playing> {
    const { sampleRate, channels } = await sounds.render(scene);
    const buffer = audio.createBuffer(channels.length, channels[0]?.length ?? 1, sampleRate);
    channels.forEach((channel, index) => buffer.copyToChannel(new Float32Array(channel), index));
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(audio.destination);
    return { kind: 'once', source };
  }

  private async playLive(sounds: SoundEngine, audio: AudioContext, scene: Scene): Promise<Playing> {
    const node = await createSceneNode(audio, scene, { gain: await sounds.liveGain(scene) });
    node.connect(audio.destination);
    return { kind: 'live', node };
  }

  /** Gives the attributes that turn a live sound to its parameters. */
  private steer(): void {
    if (this.playing?.kind !== 'live') return;
    const controls: Partial<LiveControls> = { ...this.number('speed'), ...this.number('pitch') };
    for (const [name, value] of Object.entries(controls)) {
      const parameter = this.playing.node.parameters.get(name);
      if (parameter) parameter.value = value;
    }
  }

  private show(state: State): void {
    this.state = state;
    const action =
      state === 'idle' ? (this.getAttribute('play-label') ?? 'Play') : (this.getAttribute('stop-label') ?? 'Stop');
    const name = this.getAttribute('label') ?? this.getAttribute('prompt') ?? '';
    this.button.setAttribute('aria-label', name ? `${action}: ${name}` : action);
    this.button.setAttribute('aria-busy', String(state === 'loading'));
    this.icon.setAttribute('d', state === 'idle' ? PLAY : STOP);
  }
}

function end(playing: Playing): void {
  if (playing.kind === 'live') return endSceneNode(playing.node);
  playing.source.onended = null;
  playing.source.disconnect();
}

async function fetchScene(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`There is no scene at ${address} (${response.status}).`);
  return response.json();
}

if (!customElements.get('whoosh-sound')) customElements.define('whoosh-sound', WhooshSound);
