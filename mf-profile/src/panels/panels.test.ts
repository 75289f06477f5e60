import { loadPubg } from '@hotdrop/shared-domain/game/pubg/load';
import { locales } from '@hotdrop/shared-domain/locale';
import {
  aFailure,
  aMatch,
  aParticipant,
  aPlayerMatch,
  type FakeAnswers,
  somePlayedWeek,
  someSeasonStats,
} from '@hotdrop/shared-domain/testing';
import { sayPanel, showPanel } from '@hotdrop/shared-ui/testing';
import manifest from '../manifest.ts';
import { panels } from '../panels.tsx';
import { profileSite } from '../testing/profile-site.ts';
import { readSince } from './read-since.ts';

type Query = Readonly<Record<string, string>>;
type Site = ReturnType<typeof profileSite>;

const about = { shard: 'steam', name: 'NightHeron', week: '2026-W47' };
const sayOn = (id: string, site: Site, query?: Query) => sayPanel(panels, id, { site, about, query });

const noStats: FakeAnswers = { getSeasonStats: someSeasonStats({ normalStats: {}, rankedStats: {} }) };
const unranked: FakeAnswers = { getSeasonStats: someSeasonStats({ rankedStats: {} }) };
const twentyMatches: FakeAnswers = {
  getForm: {
    bests: null,
    matches: Array.from({ length: 20 }, (_, at) => aPlayerMatch({ id: `${at}`, teamRank: at + 1 })),
  },
};
const lastMatch = (...change: Parameters<typeof aMatch>): FakeAnswers => ({
  listMatches: {
    totalCount: 1,
    perPage: 20,
    matches: [aMatch({ participants: [aParticipant()], ...change[0] })],
  },
});

test.each<[id: string, about: string, line: string | number, answers?: FakeAnswers, query?: Query]>([
  ['rank', 'a rank', 'NightHeron: Crystal 2, 2,846 points (Top 3.1%).'],
  ['last-session', 'a session', 'NightHeron: 3 matches, 1 win'],
  [
    'last-session',
    'no session',
    'NightHeron: No matches in the last three months',
    { listSessions: { sessions: [] } },
  ],
  [
    'last-match',
    'a match',
    'NightHeron: #3 of 16 on Erangel, 4 kills, 512 damage, −6 points',
    lastMatch({ points: -6 }),
  ],
  [
    'last-match',
    'a match without points',
    'NightHeron: #3 of 16 on Erangel, 4 kills, 512 damage',
    lastMatch({ points: null }),
  ],
  [
    'last-match',
    'a match without elimination',
    'NightHeron: Erangel, 4 kills, 512 damage',
    lastMatch({ matchType: 'training' }),
  ],
  [
    'last-match',
    'no match',
    'NightHeron: No matches in the last three months',
    { listMatches: { totalCount: 0, perPage: 20, matches: [] } },
  ],
  ['form', 'few matches', 'NightHeron: 0 wins, 1 top 10 in 1 match'],
  [
    'form',
    'enough matches',
    'NightHeron: Better than the season. 1 win, 10 top 10s in the last 20 matches',
    twentyMatches,
  ],
  ['form', 'no match', 'NightHeron: No matches in this season', { getForm: { matches: [], bests: null } }],
  ['form', 'no stats', 'NightHeron: No matches in this season', noStats],
  ['season', 'stats', 'NightHeron in Season 43: Games 186, Win rate 9.1%, K/D 2.38, Average damage 331'],
  [
    'season',
    'normal stats',
    'NightHeron in Season 43: Games 211, Win rate 12.3%, K/D 2.53, Average damage 312',
    unranked,
  ],
  ['season', 'no stats', 'NightHeron has no stats in Season 43.', noStats],
  ['week', 'a week', 'NightHeron in week 47 of 2026: 4 matches in 1.7 h, wins: 1, 62 points won'],
  [
    'week',
    'a week without matches',
    'NightHeron: No match in week 47.',
    { getWeek: somePlayedWeek({ stats: null, sessions: [], modes: [] }) },
  ],
  ['live', 'a stream', 'NightHeron: Crystal 2, 2,846 points. Today: 0 points, 0 wins, 0 kills'],
  [
    'live',
    'a long stream',
    'NightHeron: Crystal 2, 2,846 points. Since the start: 0 points, 0 wins, 0 kills',
    {},
    { since: '2026-11-18T12:00:00Z' },
  ],
  ['live', 'a player without a rank', 'NightHeron: No rank yet. Today: 0 wins, 0 kills', unranked],
])('%s says %s', async (id, _, line, ...[answers, query]) => {
  expect(await sayOn(id, profileSite(answers), query)).toBe(line);
});

test.each<[id: string, about: string, status: number, answers?: FakeAnswers, query?: Query]>([
  ...(manifest.panels ?? []).flatMap(({ id }): [string, string, number, FakeAnswers][] => [
    [id, 'an unknown player', 404, { getPlayer: aFailure('not-found') }],
    [id, 'a player in the queue', 202, { getPlayer: aFailure('busy', { queue: { ahead: 1, wait: 1000 } }) }],
    [id, 'a failure', 503, { getPlayer: aFailure('network') }],
  ]),
  ['rank', 'an unknown mode', 404, {}, { mode: 'arena' }],
  ['form', 'a failure of its own call', 503, { getForm: aFailure('network') }],
  ['season', 'an unknown season', 404, {}, { season: 'pc-2018-99' }],
  ['season', 'a season without a form', 404, {}, { season: 'x' }],
  ['season', 'no current season', 503, { listActiveSeasons: aFailure('network') }],
  ['week', 'a week that is not kept', 404, { getWeek: aFailure('not-found') }],
  ['live', 'a failure of its own call', 503, { getWeek: aFailure('network') }],
])('%s has the status of %s', async (id, _, status, ...[answers, query]) => {
  expect(await sayOn(id, profileSite(answers), query)).toBe(status);
});

test('a mode that the player did not play has no rank', async () => {
  expect(await sayOn('rank', profileSite(), { mode: 'duo' })).toBe(
    'NightHeron has no rank yet in Season 43.',
  );
});

test('a rank has an entry for each division that the player reached', async () => {
  const { face } = await showPanel(panels, 'rank', { site: profileSite(), about });
  expect(face?.entries?.map(({ title, at }) => [title, at.slice(0, 10)])).toEqual([
    ['NightHeron reached Crystal 1 with 2,911 points', '2026-11-16'],
    ['NightHeron reached Crystal 3 with 2,701 points', '2026-11-12'],
    ['NightHeron reached Platinum 1 with 2,524 points', '2026-10-30'],
  ]);
});

test('since a stream began, only its matches and points count, also those of a night between two weeks', async () => {
  const empty = { stats: null, sessions: [], modes: [] };
  const answers: FakeAnswers = {
    getWeek: ({ week }) => somePlayedWeek({ week, ...(week === '2026-W47' && empty) }),
  };
  const site = profileSite(answers, { now: () => Date.parse('2026-11-16T08:00:00Z') });
  const shown = await showPanel(panels, 'live', { site, about, query: { since: '23:45' } });
  expect(shown).toMatchObject({ data: { won: { matches: 1, wins: 0, kills: 2, points: -15 } } });
});

test.each([
  ['2026-11-21T06:00:00Z', '2026-11-21T06:00'],
  ['2026-11-21T08:00:00+09:00', '2026-11-20T23:00'],
  ['06:30', '2026-11-21T06:30'],
  ['18:00', '2026-11-20T18:00'],
  ['25:00', '2026-11-21T00:00'],
  ['2026-10-01T06:00:00Z', '2026-11-21T00:00'],
  ['2027-01-01T06:00:00Z', '2026-11-21T00:00'],
  ['yesterday', '2026-11-21T00:00'],
  [undefined, '2026-11-21T00:00'],
])('the start %s of a stream is %s', (given, expected) => {
  const since = readSince(given, Date.parse('2026-11-21T12:00:00Z'));
  expect(new Date(since).toISOString().slice(0, 16)).toBe(expected);
});

test.each(locales)('each panel says one short sentence in %s', async (locale) => {
  const site = profileSite({}, { locale, game: await loadPubg(locale) });
  const lines = await Promise.all((manifest.panels ?? []).map(({ id }) => sayOn(id, site)));
  for (const line of lines) expect(line).toMatch(/^NightHeron.{5,180}$/);
});
