/** A clip of a sound as an editor has it after its import; seconds from the start of the timeline, and of the sound. */
export interface FcpxmlClip {
  lane: number;
  role: string;
  name: string;
  media: string;
  start: number;
  length: number;
  offset: number;
  gainDb: number;
  fadeIn: number;
  fadeOut: number;
}

export interface FcpxmlTimeline {
  name: string;
  /** Seconds. */
  length: number;
  frameLength: number;
  /** What stands in the spine: null for a gap. */
  picture: { media: string; gainDb: number } | null;
  clips: FcpxmlClip[];
  markers: { at: number; name: string }[];
}

/**
 * Reads FCPXML as Apple's reference of its elements tells to ("FCPXML Reference", "Timing Attributes", "Audio
 * Adjustments"), with the platform's XML parser, and knows nothing of who wrote it. A time inside an element counts
 * from where the element's own time starts.
 * @throws Error for text that is not well formed, and where a reference leads nowhere
 */
export function readFcpxml(text: string): FcpxmlTimeline {
  const root = parseXml(text);
  const sequence = only(root, 'sequence');
  const [primary] = [...only(sequence, 'spine').children];
  if (primary === undefined) throw new Error('an empty spine');
  const assets = new Map(all(root, 'asset').map((asset) => [of(asset, 'id'), asset]));
  const format = all(root, 'format').find((each) => of(each, 'id') === of(sequence, 'format'));
  const assetOf = (clip: Element) => {
    const asset = assets.get(of(clip, 'ref'));
    if (asset === undefined) throw new Error(`no asset ${of(clip, 'ref')}`);
    return asset;
  };
  const origin = time(primary, 'offset') - time(sequence, 'tcStart') - time(primary, 'start');
  return {
    name: of(only(root, 'project'), 'name'),
    length: time(sequence, 'duration'),
    frameLength: format === undefined ? 0 : time(format, 'frameDuration'),
    picture: primary.tagName === 'gap' ? null : { media: mediaOf(assetOf(primary)), gainDb: gainOf(primary) },
    clips: childrenOf(primary, 'asset-clip').map((clip) => ({
      ...clipOf(clip, assetOf(clip)),
      start: origin + time(clip, 'offset'),
    })),
    markers: childrenOf(primary, 'marker').map((marker) => ({
      at: origin + time(marker, 'start'),
      name: of(marker, 'value'),
    })),
  };
}

function clipOf(clip: Element, asset: Element): Omit<FcpxmlClip, 'start'> {
  const fade = (name: string) => {
    const [found] = all(clip, name);
    return found === undefined ? 0 : time(found, 'duration');
  };
  return {
    lane: Number(of(clip, 'lane')),
    role: of(clip, 'audioRole'),
    name: of(clip, 'name'),
    media: mediaOf(asset),
    length: time(clip, 'duration'),
    offset: time(clip, 'start') - time(asset, 'start'),
    gainDb: gainOf(clip),
    fadeIn: fade('fadeIn'),
    fadeOut: fade('fadeOut'),
  };
}

function mediaOf(asset: Element): string {
  return decodeURIComponent(of(only(asset, 'media-rep'), 'src')).replace(/^\.\//, '');
}

/** Of an element's own volume, not that of what is connected to it. */
function gainOf(clip: Element): number {
  const [volume] = childrenOf(clip, 'adjust-volume');
  return volume === undefined ? 0 : Number(of(volume, 'amount').replace(/dB$/, ''));
}

/** `7200/48000s`, `5s`; what is not said is 0. */
function time(element: Element, name: string): number {
  const [numerator = '0', denominator = '1'] = (element.getAttribute(name) ?? '0s').replace(/s$/, '').split('/');
  return Number(numerator) / Number(denominator);
}

/** As much of the DOM as is used: the backend's types know none. */
export interface Element {
  tagName: string;
  children: Iterable<Element>;
  getAttributeNames(): string[];
  textContent: string | null;
  getAttribute(name: string): string | null;
  hasAttribute(name: string): boolean;
  getElementsByTagName(name: string): Iterable<Element>;
}
type Document = Pick<Element, 'getElementsByTagName'> & { documentElement: Element; doctype: { name: string } | null };
declare const DOMParser: new () => { parseFromString(text: string, type: 'application/xml'): Document };

/** @throws Error for text that is not well formed */
export function parseXml(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  const [error] = document.getElementsByTagName('parsererror');
  if (error !== undefined) throw new Error(error.textContent ?? 'not well formed');
  return document;
}

export function all(element: Pick<Element, 'getElementsByTagName'>, name: string): Element[] {
  return [...element.getElementsByTagName(name)];
}

function only(element: Pick<Element, 'getElementsByTagName'>, name: string): Element {
  const [found, second] = all(element, name);
  if (found === undefined || second !== undefined) throw new Error(`not one ${name}`);
  return found;
}

function childrenOf(element: Element, name: string): Element[] {
  return [...element.children].filter(({ tagName }) => tagName === name);
}

function of(element: Element, name: string): string {
  return element.getAttribute(name) ?? '';
}
