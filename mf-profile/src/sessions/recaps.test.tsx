import { aFailure, aPlayer, aPlayerMatch, aSession, type FakeAnswers } from '@hotdrop/shared-domain/testing';
import type { PlayedSession } from '@hotdrop/shared-domain/wire';
import { screen, waitFor } from '@testing-library/react';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';
import { rememberWeek } from '../week-data/visited-weeks.ts';

const path = 'profile/steam/NightHeron/pc-2018-43';
const best = aPlayerMatch({ teamRank: 1, teamTotal: 16, kills: 6, mapName: 'Desert_Main' });

const open = (sessions: readonly PlayedSession[], locale: 'en' | 'ko' | 'ja' = 'en') =>
  renderProfile(path, profileSite({ listSessions: { sessions: [...sessions] } }, { locale }));
const recap = () => screen.findByRole('link', { name: /^Last session/ });

test.each([
  [
    { matches: 6, wins: 1, top10s: 4, points: 4 },
    '1 win and 4 top 10s in 6 matches, 4 points won. Best: #1 on Miramar with 6 kills.',
  ],
  [{ matches: 1, points: -12 }, '#1 of 16 on Miramar, 12 points lost, with 6 kills.'],
])('says in words how the last session went (%j)', async (change, sentence) => {
  await open([aSession({ best, ...change })]);
  expect(await recap()).toHaveTextContent(sentence);
});

test('says that there were only other modes, without places and stats', async () => {
  await open([
    aSession({ matches: 0, others: 3, ranked: 0, wins: 0, top10s: 0, averageDamage: null, best: null }),
  ]);
  expect(await recap()).toHaveTextContent(/Only other modes: 3 matches that do not count\.$/);
  expect(await recap()).not.toHaveTextContent(/NaN|#/);
});

test('names the time of the session, and links to the matches', async () => {
  await open([aSession({ best }), aSession()]);
  expect(await recap()).toHaveTextContent(/Last session · Nov 21, \d\d:\d\d to \d\d:\d\d/);
  expect(await recap()).toHaveAttribute('href', '/pubg/profile/steam/NightHeron/pc-2018-43/matches');
});

test('does not break the page when it cannot be loaded', async () => {
  await renderProfile(path, profileSite({ listSessions: aFailure('server') }));
  expect(await screen.findByText(/Something went wrong/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Last session' })).toContainElement(
    screen.getByRole('button', { name: 'Try again' }),
  );
  expect(screen.getByRole('region', { name: 'Current rank' })).toBeVisible();
});

const { accountId } = aPlayer();
const monday = Date.parse('2026-11-23T09:12:00Z');

const openAt = async (time: number, answers: FakeAnswers = {}) => {
  const site = profileSite(answers);
  await renderProfile(path, { ...site, now: () => time });
  await screen.findByRole('link', { name: /^Last session/ });
  return site;
};
const weekRecap = () => screen.findByRole('link', { name: /^Week 47/ });
const noRecap = () =>
  waitFor(() => expect(screen.queryByRole('link', { name: /^Week 47/ })).not.toBeInTheDocument());

afterEach(() => localStorage.clear());

test.each([
  ['Monday', monday],
  ['the last moment of Wednesday', Date.parse('2026-11-25T23:59:59Z')],
])('sums up the last week on %s, and leads to it', async (_, time) => {
  const site = await openAt(time);
  expect(await weekRecap()).toHaveAttribute('href', '/pubg/profile/steam/NightHeron/week/2026-W47');
  expect(await weekRecap()).toHaveTextContent(
    'Week 47 · Nov 16 to Nov 221 win and 3 top 10s in 4 matches, 62 points won. Best: #1 on Miramar with 6 kills.',
  );
  expect(inputsOf(site, 'getWeek')).toEqual([{ shard: 'steam', accountId, week: '2026-W47' }]);
});

test.each([
  ['Thursday', Date.parse('2026-11-26T00:00:00Z')],
  ['Sunday', Date.parse('2026-11-22T23:59:59Z')],
])('asks for no week on %s', async (_, time) => {
  const site = await openAt(time);
  await noRecap();
  expect(inputsOf(site, 'getWeek')).toEqual([]);
});

test('disappears after the visitor has opened the week', async () => {
  rememberWeek(accountId, '2026-W47');
  await openAt(monday);
  await noRecap();
});

test('does not break the page when it cannot be loaded', async () => {
  await openAt(monday, { getWeek: aFailure('server') });
  expect(await screen.findByRole('region', { name: 'Last week' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Current rank' })).toBeVisible();
});
