import type { OwnMatch, PlayedSession } from '@hotdrop/shared-domain/wire';
import { eq } from 'drizzle-orm';
import { useApi } from '../../testing/start-api.ts';
import { participants } from '../data/schema/matches.ts';

const api = useApi();

const path = (name: string, rest: string) => `/players/steam/${api.accountIdOf('steam', name)}/${rest}`;

const sessionsOf = async (name: string): Promise<PlayedSession[]> =>
  (await api.get(path(name, 'sessions'))).data.sessions;
const formOf = async (name: string, query: string): Promise<OwnMatch[]> =>
  (await api.get(path(name, `form?${query}`))).data.matches;

test('separates normal matches from ranked ones, and leaves out training', async () => {
  const ranked = await formOf('Hotdrop', 'mode=squad&kind=ranked');
  const normal = await formOf('Hotdrop', 'mode=squad&kind=normal');
  expect(normal.length).toBeGreaterThan(0);
  expect(normal.filter(({ id }) => ranked.some((other) => other.id === id))).toEqual([]);
  expect(await formOf('Hotdrop', 'mode=training&kind=normal')).toEqual([]);
});

test('lists only matches of the season', async () => {
  const { start } = (await api.get('/seasons/active')).data.seasons.steam;
  const modes = { mode: 'squad', kind: 'ranked' };
  const timesIn = async (season: string) =>
    (await formOf('Hotdrop', `${new URLSearchParams({ ...modes, season })}`)).map(
      ({ createdAt }) => createdAt,
    );
  expect((await timesIn('pc-2018-43')).filter((time) => time < start)).toEqual([]);
  expect((await timesIn('pc-2018-42')).filter((time) => time >= start)).toEqual([]);
});

test('has the points that ranked sessions won or lost, and none for others', async () => {
  const sessions = (await Promise.all(['Hotdrop', 'GoldenPan'].map(sessionsOf))).flat();
  expect(sessions.filter(({ ranked, points }) => ranked > 0 && points !== null)).not.toEqual([]);
  expect(sessions.filter(({ ranked, points }) => ranked === 0 && points !== null)).toEqual([]);
});

test('answers with empty lists for a player without matches', async () => {
  const accountId = api.accountIdOf('steam', 'OldGuard');
  await api.get(path('OldGuard', 'matches'));
  await api.context.db.delete(participants).where(eq(participants.accountId, accountId));
  expect(await sessionsOf('OldGuard')).toEqual([]);
  expect(await formOf('OldGuard', 'mode=squad&kind=ranked')).toEqual([]);
});

test('has no best match and no average in a session of training only', async () => {
  const accountId = api.accountIdOf('steam', 'GoldenPan');
  const [newest] = await sessionsOf('GoldenPan');
  await api.context.db
    .update(participants)
    .set({ matchType: 'training' })
    .where(eq(participants.accountId, accountId));
  const [trained] = await sessionsOf('GoldenPan');
  expect(trained).toMatchObject({
    start: newest?.start,
    matches: 0,
    others: (newest?.matches ?? 0) + (newest?.others ?? 0),
    averageDamage: null,
    best: null,
    points: null,
  });
});

test('forgets a match that was deleted', async () => {
  const [newest] = await sessionsOf('Hotdrop');
  const best = newest?.best?.id ?? '';
  expect(best).not.toBe('');
  await api.context.db.delete(participants).where(eq(participants.matchId, best));
  const left = (await sessionsOf('Hotdrop')).flatMap((session) => session.best?.id ?? []);
  expect(left).not.toContain(best);
  const form = await formOf('Hotdrop', 'mode=squad&kind=ranked');
  expect(form.map(({ id }) => id)).not.toContain(best);
});

test.each([
  ['form', 400],
  ['form?mode=squad', 400],
  ['form?mode=squad&kind=arcade', 400],
  ['form?mode=squad&kind=ranked&season=pc-2018-99', 404],
])('refuses %s', async (query, status) => {
  expect((await api.get(path('Hotdrop', query))).status).toBe(status);
});
