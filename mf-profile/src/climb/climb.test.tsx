import { aFailure, someClimbs, someRankedStats, someSeasonStats } from '@hotdrop/shared-domain/testing';
import type { Climb } from '@hotdrop/shared-domain/wire';
import { fireEvent, screen, within } from '@testing-library/react';
import { profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const open = async (answers: Parameters<typeof profileSite>[0] = {}, season = 'pc-2018-43') => {
  const site = profileSite(answers);
  await renderProfile(`profile/steam/NightHeron/${season}`, site);
  const panel = await screen.findByRole('region', { name: 'Current rank' });
  return { site, panel, climb: within(panel) };
};
const squad = (climb: Climb) => ({ getClimbs: someClimbs({ climbs: { squad: climb } }) });

test('shows the curve with its peak, its gaps, and the way so far', async () => {
  const { panel, climb } = await open();
  expect(
    climb.getByRole('img', {
      name: 'Rank points from 2,310 on Oct 18 to 2,846 on Nov 20. The peak is 2,911 on Nov 16.',
    }),
  ).toBeInTheDocument();
  expect(panel).toHaveTextContent('2,911 best, Nov 16');
  expect(climb.getAllByText('no readings').length).toBeGreaterThan(0);
  expect(panel).toHaveTextContent(/Platinum 3 → Crystal 2 since Oct 18\./);
});

test('says nothing of a climb without readings', async () => {
  const { climb } = await open(squad({ readings: [], peak: { rankPoint: 2911, at: null } }));
  expect(climb.queryByRole('img')).not.toBeInTheDocument();
  expect(climb.queryByText('As a table')).not.toBeInTheDocument();
});

test('names the tier of the game, which says Survivor where points do not', async () => {
  const currentTier = { tier: 'Survivor', subTier: '' };
  const { panel } = await open({
    getSeasonStats: someSeasonStats({ rankedStats: { squad: someRankedStats({ currentTier }) } }),
  });
  expect(panel).toHaveTextContent('Platinum 3 → Survivor since Oct 18.');
});

test('stays on the page and says so when the points cannot be loaded', async () => {
  const { panel } = await open({ getClimbs: aFailure('network') });
  expect(panel).toHaveTextContent('The climb could not be loaded.');
  expect(screen.getByRole('region', { name: 'Current rank' })).toBeVisible();
});

test('names the reading that is nearest to the pointer', async () => {
  const { panel, climb } = await open();
  const line = climb.getByRole('img').lastElementChild ?? panel;
  jest.spyOn(line, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  // jsdom's pointer events have no position.
  const moveTo = (clientX: number) =>
    fireEvent(line, new MouseEvent('pointermove', { bubbles: true, clientX }));
  moveTo(99);
  expect(panel).toHaveTextContent('2,846 points');
  moveTo(1);
  expect(panel).toHaveTextContent('2,310 points');
});
