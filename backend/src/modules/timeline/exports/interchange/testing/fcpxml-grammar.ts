import type { Element } from './fcpxml-reader';

/**
 * Apple's DTD for FCPXML (developer.apple.com, "Document Type Definition"), as far as these files go: which elements
 * may stand in an element, in which order, and its attributes, those that it must have with an exclamation mark.
 */
const GRAMMAR: Readonly<Record<string, [children: RegExp, attributes: string]>> = {
  fcpxml: [/^resources (library )$/, 'version!'],
  resources: [/^((asset|format) )*$/, ''],
  format: [/^$/, 'id! name frameDuration width height'],
  asset: [
    /^(media-rep )+$/,
    'id! name start duration hasVideo format hasAudio videoSources audioSources audioChannels audioRate',
  ],
  'media-rep': [/^$/, 'kind src!'],
  library: [/^(event )*$/, 'location'],
  event: [/^(project )*$/, 'name uid'],
  project: [/^sequence $/, 'name uid'],
  sequence: [/^spine $/, 'format! duration tcStart tcFormat audioLayout audioRate'],
  spine: [/^((asset-clip|gap) )*$/, 'lane offset name format'],
  'asset-clip': [
    /^(adjust-volume )?(asset-clip )*(marker )*$/,
    'ref! lane offset name start duration enabled srcEnable audioRole format tcStart tcFormat',
  ],
  gap: [/^(asset-clip )*(marker )*$/, 'name offset start duration! enabled'],
  'adjust-volume': [/^(param )*$/, 'amount'],
  param: [/^(fadeIn )?(fadeOut )?(param )*$/, 'name! key value enabled'],
  fadeIn: [/^$/, 'type duration!'],
  fadeOut: [/^$/, 'type duration!'],
  marker: [/^$/, 'start! duration value! completed note'],
};

/** What the grammar does not allow about an element. */
export function faultsOf(element: Element): string[] {
  const [children, attributes] = GRAMMAR[element.tagName] ?? [/^\b$/, ''];
  const known = attributes.split(' ').filter(Boolean);
  const inside = [...element.children].map(({ tagName }) => `${tagName} `).join('');
  return [
    ...(children.test(inside) ? [] : [`${element.tagName}: ${inside}`]),
    ...element
      .getAttributeNames()
      .filter((name) => !known.some((each) => each.replace('!', '') === name))
      .map((name) => `${element.tagName}: ${name}`),
    ...known
      .filter((name) => name.endsWith('!') && !element.hasAttribute(name.slice(0, -1)))
      .map((name) => `${element.tagName}: no ${name}`),
  ];
}
