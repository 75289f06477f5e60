import {
  aFailure,
  aPlayerCount,
  type FakeAnswers,
  type FakeSiteSettings,
  fakeSite,
} from '@hotdrop/shared-domain/testing';
import { setBrowserTimeZone } from '@hotdrop/shared-ui/testing';
import { renderPart } from '@hotdrop/shared-ui/testing/render-part';
import { screen, within } from '@testing-library/react';
import { parts } from '../parts.tsx';

const unreachable = aFailure('network', { reason: 'unreachable' });
const playing: FakeAnswers['getPlaying'] = {
  ranking: [],
  history: [
    { at: '2026-11-21T00:00:00.000Z', count: 5 },
    { at: '2026-11-21T01:00:00.000Z', count: 9 },
  ],
  updatedAt: null,
};

async function show(answers: FakeAnswers = {}, state: FakeSiteSettings['state'] = {}) {
  const site = fakeSite({
    state,
    answers: {
      getPlayerCount: aPlayerCount({ count: 110, yesterday: 100 }),
      getPlaying: playing,
      ...answers,
    },
  });
  await renderPart(parts, { site, id: 'playing' });
  return site;
}

describe('the player count on home', () => {
  it('says how many play, and how that changed since yesterday', async () => {
    await show();
    expect(screen.getByText('110')).toBeVisible();
    expect(screen.getByText(/10.0% more/)).toBeVisible();
  });

  it('says that fewer people play than yesterday', async () => {
    await show({ getPlayerCount: aPlayerCount({ count: 90, yesterday: 100 }) });
    expect(screen.getByText(/10.0% fewer/)).toBeVisible();
  });

  it('is the count in the header, too', async () => {
    const { store } = await show();
    expect(store.getState().playerCount).toMatchObject({ count: 110 });
  });

  it.each([
    ['the count', { getPlayerCount: unreachable }],
    ['the day’s counts', { getPlaying: unreachable }],
  ])('shows the rest and reports the failure when it cannot read %s', async (_, answers) => {
    const { reported } = await show(answers);
    expect(reported).toMatchObject([{ call: Object.keys(answers)[0], kind: 'network' }]);
    expect(screen.getByRole('region', { name: 'Players on Steam' })).toBeVisible();
  });

  it.each([
    ['fail to load', unreachable, 'The chart of the day could not be loaded.'],
    ['are too few', { ...playing, history: [] }, 'There are too few counts for a chart of the day.'],
  ])('says why there is no chart when the counts %s', async (_, getPlaying, reason) => {
    await show({ getPlaying });
    expect(screen.getByText(reason)).toBeVisible();
  });

  it.each([
    ['Asia/Kolkata', 'Peak today 500 at 13:29'],
    ['America/Los_Angeles', 'Peak today 400 at 00:00'],
  ])("has today's peak in %s", async (zone, peak) => {
    setBrowserTimeZone(zone);
    const peaks = [
      { at: '2026-11-21T07:59:00.000Z', count: 500 },
      { at: '2026-11-21T08:00:00.000Z', count: 400 },
    ];
    await show({ getPlayerCount: aPlayerCount({ peaks }) });
    expect(screen.getByRole('region', { name: 'Players on Steam' })).toHaveTextContent(peak);
    jest.restoreAllMocks();
  });

  it('is the last known count when it cannot be read, as in the header', async () => {
    await show({ getPlayerCount: unreachable }, { playerCount: aPlayerCount({ count: 4_321 }) });
    expect(screen.getByText('4,321')).toBeVisible();
    expect(screen.queryByText('The player count could not be loaded.')).toBeNull();
  });

  it('is "–" with a reason when it is unknown', async () => {
    await show({ getPlayerCount: unreachable });
    expect(within(screen.getByRole('region', { name: 'Players on Steam' })).getByText('–')).toBeVisible();
    expect(screen.getByText('The player count could not be loaded.')).toBeVisible();
  });
});
