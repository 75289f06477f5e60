import { globSync } from 'node:fs';
import type { AreaManifest, PanelSubject, PanelSubjects } from '@hotdrop/shared-domain/contract';
import { getLanguage, type Locale, locales } from '@hotdrop/shared-domain/locale';
import { addressOfPanel, type PanelForm, panelForms } from '@hotdrop/shared-domain/panels';
import { weekOf } from '@hotdrop/shared-domain/text';
import { root } from '@hotdrop/tools/site-runner';
import type { APIRequestContext } from '@playwright/test';
import { runCommand } from '../run-command.ts';
import { expect, test } from '../test.ts';

type Panel = Pick<NonNullable<AreaManifest['panels']>[number], 'id' | 'about'>;

interface Listed extends Panel {
  readonly panel: string;
}

const manifests: readonly { readonly id: string; readonly panels?: readonly Panel[] }[] = await Promise.all(
  globSync('mf-*/src/manifest.ts', { cwd: root })
    .toSorted()
    .map(async (file) => (await import(`${root}/${file}`)).default),
);
const all = manifests.flatMap(({ id: area, panels = [] }) =>
  panels.map((source): Listed => ({ ...source, panel: `${area}/${source.id}` })),
);
const withFeed = ['mf-profile/rank', 'mf-profile/last-session'];

type Subjects = { readonly [S in PanelSubject]: PanelSubjects[S] };

const subjectsOf = (name: string, match: string, shard = 'steam'): Subjects => ({
  none: {},
  player: { shard, name },
  match: { shard, name, match },
  week: { shard, name, week: weekOf(Date.now()).id },
  board: { shard, mode: 'squad' },
  map: { map: 'erangel' },
  players: {
    players: [
      { shard: 'steam', name: 'Hotdrop' },
      { shard, name },
    ],
  },
});
const unknown: Subjects = {
  ...subjectsOf('NobodyWithThisName', 'no-match'),
  board: { shard: 'steam', mode: 'arena' },
  map: { map: 'atlantis' },
};

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
const limits = { badge: 2048, line: 200 };

async function ask(request: APIRequestContext, listed: Listed, given: Subjects, form: PanelForm, hl: Locale) {
  const { panel, about } = listed;
  const address = addressOfPanel(
    { basePath: '/pubg' },
    { panel, about, subject: given[about], form, query: { hl } },
  );
  const answer = await request.get(address);
  const body = form === 'picture' ? '' : await answer.text();
  return { address, status: answer.status(), type: answer.headers()['content-type'], body };
}

/** All forms of a panel by name. */
async function askAll(request: APIRequestContext, listed: Listed, given: Subjects, hl: Locale) {
  const answers = panelForms.map(
    async (form) => [form, await ask(request, listed, given, form, hl)] as const,
  );
  return Object.fromEntries(await Promise.all(answers)) as Record<PanelForm, Awaited<ReturnType<typeof ask>>>;
}

type Answers = Awaited<ReturnType<typeof askAll>>;

/** What holds in every state. */
function checkForms({ page, frame, overlay, badge, line }: Answers, hl: Locale) {
  for (const { address, type, body } of [page, frame, overlay]) {
    expect(type, address).toBe(types.page);
    expect(body, address).toContain(`<html lang="${getLanguage(hl).tag}"`);
    expect(body.includes('<script'), address).toBe(address === overlay.address);
  }
  expect(badge.type, badge.address).toBe(types.badge);
  expect(Buffer.byteLength(badge.body), badge.address).toBeLessThanOrEqual(limits.badge);
  expect([line.status, line.type], line.address).toEqual([200, types.line]);
  expect(line.body.trim().length, line.address).toBeGreaterThan(0);
  expect(line.body.trim().length, line.address).toBeLessThanOrEqual(limits.line);
}

const readMatch = async (request: APIRequestContext) => {
  const answer = await request.get('/pubg/panel/mf-profile/last-match.json?player=steam/Hotdrop');
  return (await answer.json()).data.match.id;
};

for (const hl of locales) {
  test(`every panel is in every form, in ${hl}`, async ({ request }) => {
    const known = subjectsOf('Hotdrop', await readMatch(request));
    for (const listed of all) {
      const answers = await askAll(request, listed, known, hl);
      checkForms(answers, hl);
      const { feed, line, data, ...others } = answers;
      for (const { address, status } of [data, ...Object.values(others)]) expect(status, address).toBe(200);
      expect([answers.picture.type, data.type], data.address).toEqual([types.picture, types.data]);
      expect(JSON.parse(data.body).line, data.address).toBe(line.body.trim());
      const hasFeed = withFeed.includes(listed.panel);
      expect([feed.status, feed.type], feed.address).toEqual(hasFeed ? [200, types.feed] : [404, types.line]);
      if (hl !== 'en') {
        const english = await ask(request, listed, known, 'line', 'en');
        expect(line.body, line.address).not.toBe(english.body);
      }
    }
  });

  test(`no panel of something unknown is found, in ${hl}`, async ({ request }) => {
    const lines = new Set<string>();
    for (const listed of all.filter(({ about }) => about !== 'none')) {
      const answers = await askAll(request, listed, unknown, hl);
      checkForms(answers, hl);
      const { line, ...others } = answers;
      for (const { address, status } of Object.values(others)) expect(status, address).toBe(404);
      lines.add(line.body);
    }
    expect(lines.size).toBe(1);
  });
}

test('no panel shows a player who asked not to be shown', async ({ request }) => {
  const board = await (await request.get('/api/v1/ranks/psn/squad')).json();
  const { name } = board.data.ranks[19];
  const match = await readMatch(request);
  runCommand('hide', `psn/${name}`);
  await expect.poll(async () => (await request.get(`/api/v1/players/psn/${name}`)).status()).toBe(410);
  const hidden = subjectsOf(name, match, 'psn');
  const ofPlayers = all.filter(({ about }) => ['player', 'week', 'match', 'players'].includes(about));
  for (const hl of locales) {
    for (const listed of ofPlayers) {
      const answers = await askAll(request, listed, hidden, hl);
      checkForms(answers, hl);
      const { line, badge, ...others } = answers;
      for (const { address, status } of Object.values(others))
        expect(status, address).toBe(listed.about === 'match' ? 404 : 410);
      expect(line.body + badge.body, line.address).not.toContain(name);
    }
  }
});
