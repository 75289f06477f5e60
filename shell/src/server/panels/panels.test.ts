/** @jest-environment node */
import { addressOfForm, type PanelForm, panelForms } from '@hotdrop/shared-domain/panels';
import { aShellWith } from '../../testing/a-shell.ts';

/** Publishes an area with the panel `rank`; `show` is the body of a function. */
const aShellWithPanel = (show: string, options: Parameters<typeof aShellWith>[1] = {}) =>
  aShellWith(
    {
      files: {
        'node/entry.js': `module.exports = {
        area: { routes: async () => [{ path: 'clans', Component: () => 'The clans' }] },
        panels: { show: async (id, { site, about, query }) => { ${show} } },
      };`,
      },
      panels: [{ id: 'rank', about: 'player', title: { en: 'Rank', ko: '랭크' }, query: ['mode'] }],
    },
    options,
  );

const face = (change = '') => `{ face: { about: 'Ada & <Bea>', title: 'Crystal 4', value: '2,658', notes: [],
  line: 'Ada: Crystal 4.', href: '/pubg/clans', entries: [{ id: '1', title: 'A <win>', at: '2026-11-28T10:00:00Z' }],
  ${change} }, data: { points: 2658 } }`;

const addressOf = (form: PanelForm, query = 'player=steam/Ada&hl=en') =>
  addressOfForm(new URL(`http://site.test/pubg/panel/mf-clans/rank?${query}`), form);

const types: Readonly<Record<PanelForm, string>> = {
  page: 'text/html; charset=utf-8',
  frame: 'text/html; charset=utf-8',
  overlay: 'text/html; charset=utf-8',
  badge: 'image/svg+xml; charset=utf-8',
  picture: 'image/png',
  line: 'text/plain; charset=utf-8',
  data: 'application/json',
  feed: 'application/atom+xml; charset=utf-8',
};

const failedTypes: typeof types = {
  ...types,
  picture: types.line,
  data: 'application/problem+json',
  feed: types.line,
};

test.each(panelForms)('a panel has figures as %s', async (form) => {
  const { get } = await aShellWithPanel(`return ${face()}`);
  const answer = await get(addressOf(form));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, types[form]]);
  expect(answer.headers.get('cache-control')).toContain('s-maxage=15');
  expect(answer.headers.get('vary')).toBe('accept-encoding');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const body = await answer.text();
  if (form !== 'picture') expect(body).toContain(form === 'feed' ? 'A &lt;win&gt;' : 'Crystal 4');
  if (form !== 'data') expect(body).not.toContain('<Bea>');
  const etag = answer.headers.get('etag') ?? '';
  const again = await get(addressOf(form), { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

const states = [
  ['unknown', 'return { status: 404 }', 404, 'There is nothing at this address.', null],
  ['hidden', 'return { status: 410 }', 410, 'This player asked not to be shown.', null],
  ['waiting', 'return { status: 202, retryAfter: 30_000 }', 202, 'We are looking this player up.', '30'],
  ['failed', 'return { status: 503 }', 503, 'The figures could not be loaded.', '5'],
  ['broken', 'throw new Error("a bug")', 503, 'The figures could not be loaded.', '5'],
] as const;

describe.each(states)('a panel that is %s', (_, show, status, sentence, retryAfter) => {
  test.each(panelForms)('says so as %s', async (form) => {
    const { get } = await aShellWithPanel(show);
    const answer = await get(addressOf(form));
    // Chat bots show an answer only with this status.
    expect(answer.status).toBe(form === 'line' ? 200 : status);
    expect(answer.headers.get('retry-after')).toBe(retryAfter);
    const body = await answer.text();
    if (form !== 'picture') expect(body).toContain(sentence);
    if (['page', 'frame', 'overlay'].includes(form)) expect(body).toContain(`>${sentence}`);
    expect(body).not.toContain('a bug');
  });
});

test.each(panelForms)('a busy server says so as %s', async (form) => {
  const { get } = await aShellWithPanel(`return ${face()}`, { maxPages: 0 });
  const answer = await get(addressOf(form));
  expect(answer.status).toBe(form === 'line' ? 200 : 503);
  expect(answer.headers.get('content-type')).toBe(failedTypes[form]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('The figures could not be loaded.');
});

test('a drawing of an area that throws is its fault, and the page says that there are no figures', async () => {
  const mark =
    'mark: { $$typeof: Symbol.for("react.transitional.element"), type: () => { throw new Error("a bug") }, props: {} },';
  const { get, lines } = await aShellWithPanel(`return ${face(mark)}`);
  const answer = await get(addressOf('frame'));
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('could not be loaded')]);
  expect(lines).toMatchObject([{ area: 'mf-clans', panel: 'rank' }]);
});

test.each([
  ['is its fault', 0, 1],
  ['on a busy server is the fault of nobody', 1_000, 0],
])('a panel that is late %s', async (_, lag, faults) => {
  const options = { areaTimeout: 50, serverLoad: { lag, utilization: 0 } };
  const { get, lines } = await aShellWithPanel('return new Promise(() => {})', options);
  expect((await get(addressOf('frame'))).status).toBe(503);
  expect(lines).toHaveLength(faults);
});

test.each([
  [
    '/pubg/panel/mf-clans/rank.json?hl=en',
    400,
    'The address lacks what the panel is about: ?player=steam/NAME',
  ],
  ['/pubg/panel/mf-clans/rank.json?player=Ada', 400, 'lacks what the panel is about'],
  ['/pubg/panel/mf-clans/nothing.json', 404, 'This site has no panel mf-clans/nothing.'],
  ['/pubg/panel/mf-nothing/rank.json', 404, 'This site has no panel mf-nothing/rank.'],
  ['/pubg/panel/mf-clans/rank.gif?player=steam/Ada', 404, 'There is no such form.'],
  ['/pubg/panel/mf-clans/rank?form=tower&player=steam/Ada', 404, 'There is no such form.'],
])('%s says what is wrong with it', async (address, status, detail) => {
  const { get } = await aShellWithPanel(`return ${face()}`);
  const answer = await get(address);
  expect([answer.status, (await answer.json()).detail]).toEqual([status, expect.stringContaining(detail)]);
});

test('a panel gets its subject, the parameters of the manifest, and the language of the address', async () => {
  const { get } = await aShellWithPanel(
    `return { ...${face()}, data: { about, query, locale: site.locale } }`,
  );
  const answer = await get(addressOf('data', 'player=steam/Ada&mode=squad&other=1&hl=ko'), {
    headers: { cookie: 'hl=ja; platform=xbox', 'accept-language': 'ja' },
  });
  expect(await answer.json()).toMatchObject({
    title: '랭크',
    data: { about: { shard: 'steam', name: 'Ada' }, query: { mode: 'squad' }, locale: 'ko' },
  });
});

describe('a frame', () => {
  test.each([
    ['page', "'none'"],
    ['frame', '*'],
    ['overlay', '*'],
  ] as const)(
    'in a foreign page is possible only for what is made for it: %s %s',
    async (form, ancestors) => {
      const { get } = await aShellWithPanel(`return ${face()}`);
      const policy = (await get(addressOf(form))).headers.get('content-security-policy');
      expect(policy).toContain(`frame-ancestors ${ancestors}`);
      expect(policy?.includes('script-src')).toBe(form === 'overlay');
    },
  );

  test.each([
    ['color=f5b301', 'color:#f5b301'],
    ['scale=1.5', 'zoom:1.5'],
    ['theme=light', 'data-theme="light"'],
    ['transparent=1', 'class="transparent"'],
  ])('takes %s', async (query, expected) => {
    const { get } = await aShellWithPanel(`return ${face()}`);
    expect(await (await get(addressOf('frame', `player=steam/Ada&${query}`))).text()).toContain(expected);
  });

  test.each([
    'color=red}body{display:none',
    'color=%3C/style%3E%3Cscript%3E',
    'scale=1e9',
    'scale=9;}',
    'theme="><script>',
    'transparent="onload="x',
    'hl="><script>',
    'player=steam/"><script>',
  ])('ignores %s', async (query) => {
    const { get } = await aShellWithPanel(`return ${face()}`);
    const body = await (await get(addressOf('frame', `player=steam/Ada&${encodeURI(query)}`))).text();
    expect(body).not.toMatch(/<script|body\{display:none|zoom:|onload=/);
    expect(body).toContain('data-theme="auto"');
  });
});
