import { locales } from '@hotdrop/shared-domain/locale';
import type { APIRequestContext } from '@playwright/test';
import { runCommand } from '../run-command.ts';
import { expect, test } from '../test.ts';
import { allPanels, ask, askAll, checkForms, subjectsOf, types, withFeed } from './walk.ts';

const unknown = {
  ...subjectsOf('NobodyWithThisName', 'no-match'),
  board: { shard: 'steam', mode: 'arena' },
  map: { map: 'atlantis' },
};

const readMatch = async (request: APIRequestContext) => {
  const answer = await request.get('/pubg/panel/mf-profile/last-match.json?player=steam/Hotdrop');
  return (await answer.json()).data.match.id;
};

for (const hl of locales) {
  test(`every panel is in every form, in ${hl}`, async ({ request }) => {
    const known = subjectsOf('Hotdrop', await readMatch(request));
    for (const listed of allPanels) {
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
    for (const listed of allPanels.filter(({ about }) => about !== 'none')) {
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
  const ofPlayers = allPanels.filter(({ about }) => ['player', 'week', 'match', 'players'].includes(about));
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
