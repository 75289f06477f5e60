/** @jest-environment node */
import { aPage, aShell } from '../../testing/a-shell.ts';
import { defaultSettings as defaults, settings } from '../../testing/some-settings.ts';
import { createSettingsReader } from './create-settings-reader.ts';

const manifest = { id: 'mf-clans', version: '1.0.0-abcdef', owner: 'the clans team' };

const storedAs = (values: Record<string, unknown>) => ({
  revision: 1,
  values,
  at: '2026-11-28T10:00:00.000Z',
  by: 'console',
  reason: 'an event',
});

/** Reads the settings of mf-clans on a site that sets these, and whose operators set others in the console. */
function read(
  given: Record<string, unknown> | undefined,
  about: object = { settings },
  inConsole?: Record<string, unknown>,
) {
  const lines: unknown[] = [];
  const areas = given ? { 'mf-clans': { settings: given }, 'mf-maps': { settings: { title: 'Maps' } } } : {};
  const reader = createSettingsReader(areas, {
    warn: (facts, message) => void lines.push({ ...facts, message }),
  });
  const read = {
    manifest: { ...manifest, ...about },
    settings: inConsole && storedAs(inConsole),
  };
  const values = reader.read(read);
  expect(reader.read(read)).toBe(values);
  return { values, problems: reader.listProblems(), lines };
}

it.each([
  ['nothing', undefined, defaults],
  [
    'some',
    { title: 'Teams', hours: [], link: 'https://x.example' },
    { ...defaults, title: 'Teams', hours: [], link: 'https://x.example' },
  ],
])('takes what the operator sets: %s', (_, given, values) => {
  expect(read(given)).toEqual({ values, problems: [], lines: [] });
});

it.each([
  ['a wrong type', { title: 7 }, 'title: must be string'],
  ['a wrong value', { title: 'x' }, 'title: must NOT have fewer than 3 characters'],
  ['a wrong entry', { hours: [20, 'x'] }, 'hours: 1 must be integer'],
  ['another choice', { color: 'green' }, 'color: must be equal to one of the allowed values: red, blue'],
  ['an address that is none', { link: 'x' }, 'link: must match format "uri"'],
  ['an unknown name', { titel: 'Teams' }, 'titel: the area has no such setting'],
  ['a name of JavaScript', { constructor: 'x' }, 'constructor: the area has no such setting'],
])('refuses %s with one sentence, and uses the default', (_, given, reason) => {
  const problem = `SITE_CONFIG, areas.mf-clans.settings.${reason}, so mf-clans uses its default.`;
  const { values, problems, lines } = read({ most: 8, ...given });
  expect(values).toEqual({ ...defaults, most: 8 });
  expect(problems).toEqual([problem]);
  expect(lines).toEqual([
    { area: 'mf-clans', version: manifest.version, owner: manifest.owner, message: problem },
  ]);
});

it('takes what operators set in the console, unless the config sets it', () => {
  const inConsole = { title: 'Teams', hours: [8] };
  expect(read({ hours: [9] }, undefined, inConsole).values).toEqual({
    ...defaults,
    title: 'Teams',
    hours: [9],
  });
});

it('uses the default for a setting of the console that this version refuses, and ignores those that it lacks', () => {
  expect(read(undefined, undefined, { title: 7, color: 'red' })).toMatchObject({
    values: defaults,
    problems: ['Console, settings of mf-clans, title: must be string, so mf-clans uses its default.'],
  });
});

it('reads the settings again when operators have changed them', () => {
  const reader = createSettingsReader({}, { warn: () => {} });
  const version = { manifest: { ...manifest, settings } };
  expect(reader.read(version)).toEqual(defaults);
  expect(reader.read({ ...version, settings: storedAs({ title: 'Teams' }) })).toMatchObject({
    title: 'Teams',
  });
  expect(reader.read(version)).toEqual(defaults);
});

it('refuses settings that make each page larger', () => {
  expect(read({ title: 'x'.repeat(5_000) })).toMatchObject({
    values: defaults,
    problems: [expect.stringContaining('more than 4096 bytes, so mf-clans uses its defaults')],
  });
});

it('ignores settings of an area that has none', () => {
  expect(read({ title: 'Teams' }, {})).toMatchObject({
    values: {},
    problems: [expect.stringContaining('mf-clans has no settings, so they are ignored')],
  });
});

it('gives an area its own settings only', async () => {
  const shell = await aShell({
    siteConfig: {
      areas: {
        'mf-clans': { settings: { title: 'Teams', hours: 8 } },
        'mf-maps': { settings: { title: 'Secret' } },
      },
    },
  });
  await shell.publish({ ...aPage(), settings });
  await shell.areas.refresh();
  const html = await (await shell.get('/pubg/clans')).text();
  expect(html).toContain(`"settings":${JSON.stringify({ ...defaults, title: 'Teams' })}`);
  expect(html).not.toContain('Secret');
  const sentence = 'SITE_CONFIG, areas.mf-clans.settings.hours: must be array, so mf-clans uses its default.';
  expect((await shell.health()).settings).toEqual([sentence]);
  expect(await (await shell.operate('/ops')).text()).toContain(sentence);
});

it('uses the settings for the next version, by its own schema', async () => {
  const shell = await aShell({ siteConfig: { areas: { 'mf-clans': { settings: { title: 'Teams' } } } } });
  await shell.publish({ ...aPage(), settings });
  await shell.areas.refresh();
  await shell.get('/pubg/clans');
  expect((await shell.health()).settings).toEqual([]);
  await shell.publish({ ...aPage(), packageVersion: '2.0.0' });
  await shell.areas.refresh();
  await shell.get('/pubg/clans');
  expect((await shell.health()).settings).toEqual([expect.stringContaining('mf-clans has no settings')]);
});
