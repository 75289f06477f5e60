import { and, desc, eq, gte } from 'drizzle-orm';
import { useApi } from '../../testing/start-api.ts';
import { participants } from '../data/schema.ts';
import { days } from '../durations.ts';

const api = useApi();
const readMatch = async () => (await api.get('/matches/of-the-day')).data.match;

test('the demo world begins with a match of the day, of a team', async () => {
  const match = await readMatch();
  expect(match.matchType).toBe('competitive');
  expect(match.participants.length).toBeGreaterThan(1);
  const [first] = match.participants;
  const kills = match.participants.map((one: { kills: number }) => one.kills);
  expect(first.kills).toBe(Math.max(...kills));
  const { data } = await api.get(
    `/players/${first.shard.toLowerCase()}/${first.playerId}/matches/${match.id}`,
  );
  expect(data.match.player).toMatchObject({ kills: first.kills, damageDealt: first.damageDealt });
});

test('is the ranked match with most kills of one player that the site has stored', async () => {
  const stored = await readMatch();
  for (const { accountId } of (await api.get('/ranks/steam/squad')).data.ranks.slice(0, 12))
    await api.get(`/players/steam/${accountId}/matches`);
  const [best] = await api.context.db
    .select()
    .from(participants)
    .where(
      and(
        eq(participants.matchType, 'competitive'),
        gte(participants.createdAt, new Date(api.context.now().getTime() - days(1))),
      ),
    )
    .orderBy(desc(participants.kills), desc(participants.createdAt));
  const match = await readMatch();
  expect(match.id).toBe(best?.matchId);
  expect(match.participants[0]).toMatchObject({ playerId: best?.accountId, kills: best?.kills });
  expect(match.participants[0].kills).toBeGreaterThanOrEqual(stored.participants[0].kills);
});

test('there is none without ranked matches of the last 24 hours', async () => {
  expect(await readMatch()).not.toBeNull();
  api.changeClock(days(1));
  expect(await readMatch()).toBeNull();
  // The other tests need the matches of their day.
  api.changeClock(-days(1));
});
