import { aFailure, anOwnMatch, aSession } from '@hotdrop/shared-domain/testing';
import type { PlayedSession } from '@hotdrop/shared-domain/wire';
import { screen } from '@testing-library/react';
import { profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const path = 'profile/steam/NightHeron/pc-2018-43';
const best = anOwnMatch({ teamRank: 1, teamTotal: 16, kills: 6, mapName: 'Desert_Main' });

const open = (sessions: readonly PlayedSession[], locale: 'en' | 'ko' | 'ja' = 'en') =>
  renderProfile(path, profileSite({ listSessions: { sessions: [...sessions] } }, { locale }));
const recap = () => screen.findByRole('link', { name: /^Last session/ });

test.each([
  [
    { matches: 6, wins: 1, top10s: 4, points: 4 },
    '1 win and 4 top 10s in 6 matches, 4 points won. Best: #1 on Miramar with 6 kills.',
  ],
  [
    { matches: 6, wins: 0, top10s: 1, points: -1204 },
    'No win and 1 top 10 in 6 matches, 1,204 points lost. Best: #1 on Miramar with 6 kills.',
  ],
  [
    { matches: 2, wins: 2, top10s: 2, ranked: 0, points: null },
    '2 wins and 2 top 10s in 2 matches. Best: #1 on Miramar with 6 kills.',
  ],
  [{ matches: 1, points: null }, '#1 of 16 on Miramar with 6 kills.'],
  [{ matches: 1, points: 31 }, '#1 of 16 on Miramar, 31 points won, with 6 kills.'],
  [{ matches: 1, points: -12 }, '#1 of 16 on Miramar, 12 points lost, with 6 kills.'],
])('says in words how the last session went (%j)', async (change, sentence) => {
  await open([aSession({ best, ...change })]);
  expect(await recap()).toHaveTextContent(sentence);
});

test('says that there was only training, without places and figures', async () => {
  await open([
    aSession({ matches: 0, others: 3, ranked: 0, wins: 0, top10s: 0, averageDamage: null, best: null }),
  ]);
  expect(await recap()).toHaveTextContent(/Only training: 3 matches without places\.$/);
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
