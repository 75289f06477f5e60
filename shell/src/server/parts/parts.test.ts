/** @jest-environment node */
import { aShell, aShellWith } from '../../testing/a-shell.ts';
import { anAreaWithParts, aShellWithParts, findParts, readPage } from '../../testing/a-shell-with-parts.ts';

const throws = { render: 'throw new Error("no members")' };

it('shows the parts of an area on home, in their order', async () => {
  const shell = await aShellWithParts([
    { id: 'late', order: 30 },
    { id: 'early', order: 20 },
    { id: 'hero', slot: 'home.hero', order: 90 },
  ]);
  const { status, html } = await readPage(shell);
  expect(status).toBe(200);
  expect(findParts(html)).toEqual(['mf-clans/hero', 'mf-clans/early', 'mf-clans/late']);
});

it.each([
  ['never', false],
  ['near', false],
  ['always', true],
] as const)(
  'with browser: %s, the page has the hashes of the files it needs: %s',
  async (browser, isPinned) => {
    const shell = await aShell({ check: async () => {} });
    const area = anAreaWithParts([{ id: 'members', browser }]);
    const chunkNames = ['members', 'texts-en-po', 'texts-ko-po', 'mount'];
    const files = Object.fromEntries(chunkNames.map((name) => [`web/${name}.js`, '// code\n']));
    const chunks = Object.fromEntries(chunkNames.map((name) => [name, { js: [`web/${name}.js`], css: [] }]));
    await shell.publish({ ...area, files: { ...area.files, ...files }, web: { ...area.web, chunks } });
    await shell.areas.refresh();
    const listPinned = async (address?: string) => {
      const { html } = await readPage(shell, address);
      return chunkNames.filter((name) => html.includes(`"web/${name}.js":"sha384-`));
    };
    expect(await listPinned()).toEqual(isPinned ? ['members', 'texts-en-po'] : []);
    // The area's own page runs its code in any case.
    expect(await listPinned('/pubg/clans')).toEqual(['members', 'texts-en-po']);
  },
);

it('gives the data of a loader to its part, and hands over only what the browser needs', async () => {
  const load = 'return { clan: "Clan of " + site.locale }';
  const render = 'return data.clan';
  const shell = await aShellWithParts([
    { id: 'fact', load, render },
    { id: 'members', load, render, browser: 'near' },
  ]);
  const { html } = await readPage(shell);
  expect(html.match(/Clan of en/g)).toHaveLength(3);
  expect(html).toContain('"partData":{"mf-clans/members":{"clan":"Clan of en"}}');
});

it('leaves out parts of a slot whose page gives too little, and says so', async () => {
  const shell = await aShellWith(
    {
      ...anAreaWithParts([{ id: 'members', slot: 'clan.overview' }]),
      offers: [
        {
          name: 'clan.overview',
          kind: 'page',
          context: { type: 'object', properties: { tag: {} }, required: ['tag'] },
        },
      ],
    },
    { check: async () => {} },
  );
  const { status, html } = await readPage(shell, '/pubg/clans');
  expect([status, findParts(html)]).toEqual([200, []]);
  expect(html).toContain('The clans');
  expect(shell.lines).toContainEqual(expect.objectContaining({ slot: 'clan.overview' }));
  expect((await shell.health()).parts).toEqual([]);
});

it('ignores parts for slots that no area of the site offers', async () => {
  const shell = await aShellWithParts([{ id: 'members', slot: 'sidebar' }]);
  const { status, html } = await readPage(shell);
  expect([status, findParts(html)]).toEqual([200, []]);
});

it('keeps a slot that two areas offer empty in the pages of the second, and says so', async () => {
  const shell = await aShell({ check: async () => {} });
  const anOfferingArea = (area: string) => ({
    area,
    routes: [area],
    offers: [
      {
        name: 'clan.members',
        kind: 'page' as const,
        context: { type: 'object' as const, properties: {}, required: [] },
      },
    ],
    files: {
      'node/entry.js': `module.exports = { area: { routes: async (site) => [
        { path: '${area}', Component: () => site.parts.of('clan.members').map((one) => one.render({})) }] } };\n`,
    },
  });
  await shell.publish(anAreaWithParts([{ id: 'members', slot: 'clan.members' }]));
  for (const area of ['mf-one', 'mf-two']) await shell.publish(anOfferingArea(area));
  await shell.areas.refresh();
  const shown = ['/pubg/mf-one', '/pubg/mf-two'].map(async (page) =>
    findParts((await readPage(shell, page)).html),
  );
  expect(await Promise.all(shown)).toEqual([['mf-clans/members'], []]);
  expect(shell.lines.filter(({ slot }) => slot)).toEqual([
    expect.objectContaining({ slot: 'clan.members', used: 'mf-one', ignored: 'mf-two' }),
  ]);
});

/** Long enough for a part that works on a busy machine, in ms. */
const partTimeout = 1_000;

it.each([
  ['throws while it renders', throws],
  ['never ends to render', { render: 'throw new Promise(() => {})' }],
  ['throws in its loader', { load: 'throw new Error("no members")' }],
  ['never ends to load', { load: 'return new Promise(() => {})' }],
])('leaves the place of a part empty that %s, and counts it for operators', async (_, failing) => {
  const parts = [
    { id: 'members', ...failing },
    { id: 'fact', order: 20 },
  ];
  const shell = await aShellWithParts(parts, { partTimeout });
  const { status, html } = await readPage(shell);
  expect([status, findParts(html)]).toEqual([200, ['mf-clans/fact']]);
  expect(html).not.toContain('no members');
  // The browser does not try it again.
  expect(html).not.toContain('"id":"members"');
  const { parts: states, areas } = await shell.health();
  expect(states).toMatchObject([
    { area: 'mf-clans', part: 'members', owner: 'the clans team', status: 'failing', failures: 1, pages: 1 },
  ]);
  expect(areas[0]).toMatchObject({ status: 'ready', failures: [] });
  expect(await shell.metrics()).toMatch(
    /hotdrop_part_faults_total\{area="mf-clans",version="[^"]+",part="members"\} 1/,
  );
  expect(shell.lines).toContainEqual(expect.objectContaining({ part: 'members', owner: 'the clans team' }));
});

it('leaves a part that waits for the API host to the browser, keeps its place, and does not count it', async () => {
  const shell = await aShellWithParts([{ id: 'members', load: "await site.fetch('/api/v1/auth')" }], {
    partTimeout,
    answers: { getAuth: () => new Promise(() => {}) },
  });
  const { html } = await readPage(shell);
  expect(findParts(html)).toEqual([]);
  expect(html).toMatch(/{"area":"mf-clans","id":"members",[^}]*"isBrowserOnly":true,"hasPlace":true}/);
  expect(html).toMatch(/<div data-part="mf-clans\/members"[^>]* data-part-waits=""[^>]*><\/div>/);
  expect((await shell.health()).parts).toEqual([]);
});

it('drops a part that keeps failing, and tries it again after a while', async () => {
  const shell = await aShellWithParts([
    { id: 'members', ...throws },
    { id: 'fact', order: 20 },
  ]);
  for (let page = 0; page < 10; page += 1) await readPage(shell);
  expect(await shell.health()).toMatchObject({
    status: 'degraded',
    parts: [{ part: 'members', status: 'dropped' }],
  });
  await readPage(shell);
  expect((await shell.health()).parts).toMatchObject([{ failures: 10, pages: 10 }]);
  expect((await readPage(shell, '/pubg/clans')).html).toContain('The clans');

  shell.clock.now += 60_000;
  await readPage(shell);
  expect((await shell.health()).parts).toMatchObject([{ status: 'failing', failures: 1 }]);
});

it('tries a dropped part again with the next version of its area', async () => {
  const shell = await aShellWithParts([{ id: 'members', ...throws }]);
  for (let page = 0; page < 10; page += 1) await readPage(shell);
  await shell.publish({ packageVersion: '1.1.0', ...anAreaWithParts([{ id: 'members' }]) });
  await shell.areas.refresh();
  expect(findParts((await readPage(shell)).html)).toEqual(['mf-clans/members']);
});

it('rejects a version whose part fails on home', async () => {
  const shell = await aShellWith(anAreaWithParts([{ id: 'members', ...throws }]));
  expect((await shell.health()).areas[0].failures).toMatchObject([
    { reason: expect.stringContaining('on the smoke page home, the part mf-clans/members fails') },
  ]);
});

it('activates a version whose part is late on the first smoke page and in time on the next', async () => {
  const late = [new Promise<void>(() => {})];
  Object.assign(globalThis, { findMembers: async () => late.shift() });
  const shell = await aShell({ partTimeout: 500 });
  const version = await shell.publish(
    anAreaWithParts([{ id: 'members', load: 'await globalThis.findMembers()' }]),
  );
  await shell.areas.refresh();
  expect(late).toEqual([]);
  expect((await shell.health()).areas[0]).toMatchObject({ stable: version, failures: [] });
});

it('rejects a version that lists parts and exposes none', async () => {
  const shell = await aShell();
  const { parts } = anAreaWithParts([{ id: 'members' }]);
  await shell.publish({ parts });
  await shell.areas.refresh();
  expect((await shell.health()).areas[0].failures).toMatchObject([
    { reason: expect.stringContaining('lists parts, but it exposes no `parts`') },
  ]);
});
