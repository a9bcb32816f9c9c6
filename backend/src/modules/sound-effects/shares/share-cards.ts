import { sharePath, type SharedSound } from '@whoosh/contracts';
import { escapeHtml } from '../../../http';
import { PICTURE } from './share-picture';

const SITE = 'Whoosh';

/** Answer of GET /api/oembed (oembed.com, 1.0): a link with a picture. */
export interface Oembed {
  version: '1.0';
  type: 'link';
  title: string;
  provider_name: string;
  provider_url: string;
  thumbnail_url: string;
  thumbnail_width: number;
  thumbnail_height: number;
}

/** The token of an address of ours that is the page of a shared sound, else null. */
export function tokenOfAddress(address: string, publicUrl: string): string | null {
  const start = new URL(sharePath(''), publicUrl).href;
  return address.startsWith(start) ? address.slice(start.length).replace(/[?#].*$/, '') : null;
}

/** What a program that shows the link is told of it. */
export function oembedOf({ name }: Pick<SharedSound, 'name'>, token: string, publicUrl: string): Oembed {
  return {
    version: '1.0',
    type: 'link',
    title: name,
    provider_name: SITE,
    provider_url: new URL('/', publicUrl).href,
    thumbnail_url: pictureOf(token, publicUrl),
    thumbnail_width: PICTURE.width,
    thumbnail_height: PICTURE.height,
  };
}

/** What stands in the head of the page for whoever makes a card of its address (Open Graph, ogp.me). */
export function cardTags({ name, duration, sources, audioUrl }: SharedSound, token: string, publicUrl: string): string {
  const page = new URL(sharePath(token), publicUrl).href;
  const labels = sources.map(({ label }) => label).join(', ');
  const properties: readonly [string, string | number][] = [
    ['og:site_name', SITE],
    ['og:type', 'website'],
    ['og:url', page],
    ['og:title', name],
    ['og:description', `${labels === '' ? 'A sound' : labels}, ${Math.round(duration * 10) / 10} s`],
    ['og:image', pictureOf(token, publicUrl)],
    ['og:image:type', 'image/png'],
    ['og:image:width', PICTURE.width],
    ['og:image:height', PICTURE.height],
    ['og:image:alt', `Waveform of ${name}`],
    ['og:audio', new URL(audioUrl, publicUrl).href],
    ['og:audio:type', 'audio/mpeg'],
  ];
  const oembed = new URL(`/api/oembed?url=${encodeURIComponent(page)}`, publicUrl).href;
  return [
    ...properties.map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(String(content))}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(oembed)}" />`,
  ].join('\n    ');
}

const pictureOf = (token: string, publicUrl: string): string => new URL(`/api/shares/${token}/picture`, publicUrl).href;
