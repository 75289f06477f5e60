/** @jest-environment node */
import { aShellWith } from '../../testing/a-shell.ts';

const origin = 'http://site.test';

/** The area cannot run: its code throws wherever it is asked. */
const aShellWithEmbeds = () =>
  aShellWith({
    files: {
      'node/entry.js': `module.exports = {
        area: { routes: async () => [{ path: 'clans', Component: () => 'The clans' }] },
        panels: { show: () => { throw new Error('Nobody asked for the figures') } },
      };`,
    },
    links: { clanCard: 'clans/:name/:season?/card.png?t', clan: 'clans/:name' },
    panels: [
      { id: 'rank', about: 'player', title: { en: 'Rank', ko: '랭크' } },
      { id: 'top', about: 'board', title: { en: 'Top' } },
      { id: 'compare', about: 'players', title: { en: 'Compare' } },
    ],
  });

async function ask(query: Readonly<Record<string, string>>) {
  const { get, lines } = await aShellWithEmbeds();
  const answer = await get(`/oembed?${new URLSearchParams(query)}`);
  return { answer, body: await answer.json(), lines };
}

const rank = `${origin}/pubg/panel/mf-clans/rank?player=steam/Ada`;

test('a panel is a frame', async () => {
  const { answer, body, lines } = await ask({ url: rank });
  expect(body).toEqual({
    version: '1.0',
    type: 'rich',
    provider_name: 'Hotdrop',
    provider_url: origin,
    cache_age: 3600,
    title: 'Ada · Rank',
    html: `<iframe src="${rank}&amp;form=frame" width="320" height="160" title="Ada · Rank" loading="lazy" style="border:0"></iframe>`,
    width: 320,
    height: 160,
    thumbnail_url: `${origin}/pubg/panel/mf-clans/rank.png?player=steam/Ada`,
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(lines).toEqual([]);
});

test.each([
  [{}, 320, 160],
  [{ maxwidth: '200', maxheight: '100' }, 200, 100],
  [{ maxwidth: '5000', maxheight: '5000' }, 320, 160],
  [{ maxwidth: 'wide', maxheight: '-1' }, 320, 160],
])('its frame has at most the size that the site allows: %j', async (most, width, height) => {
  const { body } = await ask({ url: rank, ...most });
  expect([body.width, body.height]).toEqual([width, height]);
  expect(body.html).toContain(`width="${width}" height="${height}"`);
});

test.each([
  [`${rank}&hl=ko`, 'Ada · 랭크'],
  [`${origin}/pubg/panel/mf-clans/rank.png?player=steam/Ada`, 'Ada · Rank'],
  [`${origin}/pubg/panel/mf-clans/top?board=steam/squad`, 'Top'],
  [`${origin}/pubg/panel/mf-clans/compare?players=steam/Ada,psn/Bea`, 'Ada · Bea · Compare'],
])('%s is titled %s', async (url, title) => {
  expect((await ask({ url })).body).toMatchObject({ title, html: expect.stringContaining('form=frame') });
});

test('markup in the address stays text', async () => {
  const { body } = await ask({
    url: `${origin}/pubg/panel/mf-clans/rank?player=steam/"><script>&x="onload="`,
  });
  expect(body.html).not.toMatch(/<script|"onload/);
  expect(body.html.match(/</g)).toHaveLength(2);
});

test.each([
  ['/pubg/clans/Ada', {}, '/pubg/clans/Ada/card.png', 1200, 630, 'Ada · Hotdrop'],
  [
    '/pubg/clans/Ada/7?t=30',
    { maxwidth: '600' },
    '/pubg/clans/Ada/7/card.png?t=30',
    600,
    315,
    'Ada · Hotdrop',
  ],
  ['/pubg/clans/Ada/', { maxheight: '63' }, '/pubg/clans/Ada/card.png', 120, 63, 'Ada · Hotdrop'],
  ['/pubg', {}, '/pubg/card.png', 1200, 630, 'Hotdrop'],
])('a page with a picture is this picture: %s', async (page, most, picture, width, height, title) => {
  const { body } = await ask({ url: origin + page, ...most });
  expect(body).toMatchObject({ type: 'photo', url: origin + picture, width, height, title });
});

test.each([
  ['no address', {}],
  ['a relative one', { url: '/pubg/clans/Ada' }],
  ['a foreign one', { url: 'https://evil.example/pubg/clans/Ada' }],
  ['another port', { url: 'http://site.test:8080/pubg/clans/Ada' }],
  ['another protocol', { url: 'https://site.test/pubg/clans/Ada' }],
  ['a script', { url: 'javascript:alert(1)' }],
  ['a page without a picture', { url: `${origin}/pubg/clans` }],
  ['an unknown page', { url: `${origin}/elsewhere` }],
  ['an unknown panel', { url: `${origin}/pubg/panel/mf-clans/nothing?player=steam/Ada` }],
  ['a panel of an unknown area', { url: `${origin}/pubg/panel/mf-no/rank?player=steam/Ada` }],
  ['a panel without its subject', { url: `${origin}/pubg/panel/mf-clans/rank` }],
])('there is nothing for %s', async (_, query: Readonly<Record<string, string>>) => {
  const { answer, body } = await ask(query);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(body.detail).toBe(
    `Nothing to embed. "url" must be the address of a panel or of a page with a picture on ${origin}.`,
  );
});

test('XML is not offered', async () => {
  const { answer, body } = await ask({ url: rank, format: 'xml' });
  expect([answer.status, body.detail]).toEqual([501, 'The only format is json.']);
});
