import { aFailure, aPlayer, type FakeAnswers } from '@hotdrop/shared-domain/testing';
import { screen, waitFor } from '@testing-library/react';
import { inputsOf, profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';
import { rememberWeek } from '../week-data/visited-weeks.ts';

const path = 'profile/steam/NightHeron/pc-2018-43';
const { accountId } = aPlayer();
const monday = Date.parse('2026-11-23T09:12:00Z');

const open = async (time: number, answers: FakeAnswers = {}) => {
  const site = profileSite(answers);
  await renderProfile(path, { ...site, now: () => time });
  await screen.findByRole('link', { name: /^Last session/ });
  return site;
};
const recap = () => screen.findByRole('link', { name: /^Week 47/ });
const noRecap = () =>
  waitFor(() => expect(screen.queryByRole('link', { name: /^Week 47/ })).not.toBeInTheDocument());

afterEach(() => localStorage.clear());

test.each([
  ['Monday', monday],
  ['the last moment of Wednesday', Date.parse('2026-11-25T23:59:59Z')],
])('sums up the last week on %s, and leads to it', async (_, time) => {
  const site = await open(time);
  expect(await recap()).toHaveAttribute('href', '/pubg/profile/steam/NightHeron/week/2026-W47');
  expect(await recap()).toHaveTextContent(
    'Week 47 · Nov 16 to Nov 221 win and 3 top 10s in 4 matches, 62 points won. Best: #1 on Miramar with 6 kills.',
  );
  expect(inputsOf(site, 'getWeek')).toEqual([{ shard: 'steam', accountId, week: '2026-W47' }]);
});

test.each([
  ['Thursday', Date.parse('2026-11-26T00:00:00Z')],
  ['Sunday', Date.parse('2026-11-22T23:59:59Z')],
])('asks for no week on %s', async (_, time) => {
  const site = await open(time);
  await noRecap();
  expect(inputsOf(site, 'getWeek')).toEqual([]);
});

test('disappears after the visitor has opened the week', async () => {
  rememberWeek(accountId, '2026-W47');
  await open(monday);
  await noRecap();
});

test('does not break the page when it cannot be loaded', async () => {
  await open(monday, { getWeek: aFailure('server') });
  expect(await screen.findByRole('region', { name: 'Last week' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Current rank' })).toBeVisible();
});
