import { cardTags, oembedOf, tokenOfAddress } from './share-cards';

const SITE = 'https://whoosh.example';
const TOKEN = 'Zm9vYmFyYmF6cXV4cXV1eA';
const SOUND = {
  name: 'Rain "on" <tin>',
  duration: 4.04,
  bars: '',
  sources: [{ model: 'rain', label: 'Rain', family: 'weather' as const }],
  audioUrl: `/api/shares/${TOKEN}/audio`,
};

describe('the card of a link', () => {
  it('is told in the head of the page, with what it names as text alone', () => {
    const tags = cardTags(SOUND, TOKEN, SITE);
    expect(tags).toContain('<meta property="og:title" content="Rain &quot;on&quot; &lt;tin&gt;" />');
    expect(tags).toContain('content="Rain, 4 s"');
    expect(tags).toContain(`<meta property="og:image" content="${SITE}/api/shares/${TOKEN}/picture" />`);
    expect(tags).toContain(`href="${SITE}/api/oembed?url=${encodeURIComponent(`${SITE}/s/${TOKEN}`)}"`);
  });

  it('is told by oEmbed with the picture in its size', () => {
    expect(oembedOf(SOUND, TOKEN, SITE)).toMatchObject({
      type: 'link',
      title: SOUND.name,
      thumbnail_url: `${SITE}/api/shares/${TOKEN}/picture`,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  it.each([
    [`${SITE}/s/${TOKEN}`, TOKEN],
    [`${SITE}/s/${TOKEN}?from=chat#top`, TOKEN],
    [`https://elsewhere.example/s/${TOKEN}`, null],
    [`${SITE}/pricing`, null],
  ])('belongs to the pages of shared sounds alone: %s', (address, token) => {
    expect(tokenOfAddress(address, SITE)).toBe(token);
  });
});
