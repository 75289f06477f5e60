import { aFailure, someClimbs } from '@hotdrop/shared-domain/testing';
import type { Climb } from '@hotdrop/shared-domain/wire';
import { fireEvent, screen, within } from '@testing-library/react';
import { profileSite } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';

const open = async (answers: Parameters<typeof profileSite>[0] = {}, season = 'pc-2018-43') => {
  const site = profileSite(answers);
  await renderProfile(`profile/steam/NightHeron/${season}`, site);
  const panel = await screen.findByRole('region', { name: 'Climb' });
  return { site, panel, climb: within(panel) };
};
const squad = (climb: Climb) => ({ getClimbs: someClimbs({ climbs: { squad: climb } }) });

test('shows the curve with its peak, its gaps, and the way so far', async () => {
  const { panel, climb } = await open();
  expect(panel).toHaveTextContent('Squad TPP · Season 43');
  expect(
    climb.getByRole('img', {
      name: 'Rank points from 2,310 on Oct 18 to 2,846 on Nov 20. The peak is 2,911 on Nov 16.',
    }),
  ).toBeVisible();
  expect(panel).toHaveTextContent('2,911 best, Nov 16');
  expect(climb.getAllByText('no readings').length).toBeGreaterThan(0);
  expect(panel).toHaveTextContent('From Platinum 3 on Oct 18 to Crystal 2.');
});

test('shows a single reading as the start of the curve', async () => {
  const at = '2026-11-21T10:00:00.000Z';
  const { panel } = await open(squad({ readings: [{ rankPoint: 2846, at }], peak: { rankPoint: 2846, at } }));
  expect(panel).toHaveTextContent('The first reading is of Nov 21. The curve grows with the next ones.');
  expect(panel.innerHTML).not.toMatch(/NaN|Infinity/);
});

test('says since when points are recorded where there are no readings, and names a published peak', async () => {
  const { panel, climb } = await open(squad({ readings: [], peak: { rankPoint: 2911, at: null } }));
  expect(panel).toHaveTextContent('Points are recorded from now on.');
  expect(panel).toHaveTextContent('2,911 best');
  expect(climb.queryByRole('img')).not.toBeInTheDocument();
  expect(panel.innerHTML).not.toMatch(/NaN|Infinity/);
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
