/** @jest-environment node */
import { openAreaStore } from '@hotdrop/shared-host/store';
import { aPage, aShell } from '../../testing/a-shell.ts';
import { defaultSettings, settings } from '../../testing/some-settings.ts';

const opsToken = 'a token of at least 32 characters';
const authorization = `Bearer ${opsToken}`;

const link = 'https://ours.example';
const defaults = { ...defaultSettings, link };

/** A shell with an area that shows its settings. The site's config sets the link. */
async function aShellWithSettings() {
  const shell = await aShell({
    opsToken,
    siteConfig: { areas: { 'mf-clans': { settings: { link } } } },
  });
  await shell.publish({ ...aPage(), settings });
  await shell.areas.refresh();
  const change = (form: Record<string, string>, headers: HeadersInit = { authorization }) =>
    shell.operate('/ops/settings', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ area: 'mf-clans', revision: '0', reason: 'an event', ...form }),
    });
  const readPage = async () => {
    const html = await (await shell.get('/pubg/clans')).text();
    return JSON.parse(/"settings":(\{.*?\})/.exec(html)?.[1] ?? '');
  };
  const readStored = () => openAreaStore(shell.root).settings('mf-clans');
  return { ...shell, change, readPage, readStored };
}

test('changes settings for all servers without a restart, and says who did it', async () => {
  const { change, readPage, readStored, areas, clock, host } = await aShellWithSettings();
  const other = host();
  await other.refresh();
  expect(await readPage()).toEqual(defaults);
  const form = { 'set.title': ' Teams ', 'set.most': '8', 'set.isOpen': 'false', 'set.hours': '[8, 9]' };
  const answer = await change({ ...form, 'set.color': '' });
  const changed = { title: 'Teams', most: 8, isOpen: false, hours: [8, 9] };
  expect([answer.status, await answer.json()]).toEqual([200, changed]);
  expect(await readStored()).toMatchObject({
    revision: 1,
    values: changed,
    by: 'console',
    reason: 'an event',
  });
  clock.now += 5_000;
  // A page that several visitors ask for is kept for a moment.
  for (let visit = 0; visit < 2; visit++) expect(await readPage()).toEqual(defaults);
  await Promise.all([areas.refresh(), other.refresh()]);
  expect(await readPage()).toEqual({ ...defaults, ...changed });
  expect(other.pin({}).areas).toMatchObject([{ settings: { values: changed } }]);

  expect((await change({ revision: '1', 'set.title': '' })).status).toBe(200);
  clock.now += 5_000;
  await areas.refresh();
  expect(await readPage()).toEqual({ ...defaults, ...changed, title: 'Clans' });
});

test('keeps the settings of a page that is being rendered, and gives them to a server that starts', async () => {
  const { change, areas, clock, host } = await aShellWithSettings();
  const pinned = areas.pin({});
  await change({ 'set.most': '8' });
  clock.now += 5_000;
  await areas.refresh();
  expect(pinned.areas).toMatchObject([{ settings: undefined }]);
  const started = host();
  await started.refresh();
  expect(started.pin({}).areas).toMatchObject([{ settings: { values: { most: 8 } } }]);
});

test.each([
  ['a text for a number', { 'set.most': 'many' }, 'most must be integer'],
  ['an unknown name', { 'set.constructor': 'x' }, 'mf-clans has no setting constructor'],
  ['what the config sets', { 'set.link': '/theirs' }, 'SITE_CONFIG sets link, and it wins'],
  ['a long text', { 'set.title': 'x'.repeat(5_000) }, 'they have more than 4096 bytes'],
  ['another area', { area: 'mf-maps' }, 'mf-maps has no settings'],
  ['no reason', { reason: '' }, 'a change needs area, revision, and a reason of 3 to 300 characters'],
])('refuses %s with one sentence, and changes nothing', async (_, form, reason) => {
  const { change, readStored } = await aShellWithSettings();
  const answer = await change({ 'set.isOpen': 'false', ...form });
  expect(await answer.json()).toEqual({ error: `Nothing was changed: ${reason}.` });
  expect(answer.status).toBe(400);
  expect(await readStored()).toBeUndefined();
});

test('refuses settings that somebody else has changed meanwhile', async () => {
  const { change, readStored } = await aShellWithSettings();
  await change({ 'set.most': '8' });
  const late = await change({ 'set.most': '9' });
  expect([late.status, (await late.json()).error]).toEqual([
    409,
    expect.stringContaining('Somebody changed the settings of mf-clans meanwhile'),
  ]);
  expect((await readStored())?.values).toEqual({ most: 8 });
});

test('keeps a setting that only another version has', async () => {
  const { change, publish, areas, clock, readStored } = await aShellWithSettings();
  await change({ 'set.most': '8' });
  const { most: _, ...properties } = settings.schema.properties;
  const schema = { ...settings.schema, properties };
  await publish({ ...aPage(), settings: { ...settings, schema }, packageVersion: '2.0.0' });
  clock.now += 5_000;
  await areas.refresh();
  expect((await change({ revision: '1', 'set.title': 'Teams' })).status).toBe(200);
  expect((await readStored())?.values).toEqual({ most: 8, title: 'Teams' });
});

test('shows each setting with where it comes from, and the form only to operators with the token', async () => {
  const { change, operate } = await aShellWithSettings();
  await change({ 'set.color': 'blue' });
  const closed = await (await operate('/ops')).text();
  expect(closed).toContain('Settings of mf-clans');
  expect(closed).toContain('The heading');
  expect(closed).toContain('by console: an event');
  expect(closed).not.toContain('name="set.');
  expect((await change({ 'set.most': '8' }, {})).status).toBe(403);

  const open = await (await operate('/ops', { headers: { authorization } })).text();
  expect(open).toContain('<option selected="">blue</option>');
  expect(/<input[^>]* name="set\.most"[^>]*>/.exec(open)?.[0]).toContain('type="number"');
  expect(open).toContain('name="set.title"');
  expect(open).not.toContain('name="set.link"');
  expect(await (await operate('/ops/state')).json()).toMatchObject({
    areaSettings: [
      {
        area: 'mf-clans',
        revision: 1,
        fields: [
          { name: 'title', value: 'Clans', from: 'default' },
          { name: 'most' },
          { name: 'isOpen', choices: [true, false] },
          { name: 'color', value: 'blue', from: 'console' },
          { name: 'hours' },
          { name: 'link', value: link, from: 'SITE_CONFIG' },
        ],
      },
    ],
  });
});
