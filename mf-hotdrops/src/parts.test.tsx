import {
  aFailure,
  aHotDrop,
  aPlayer,
  type FakeAnswers,
  fakeSite,
  someEvents,
  somePlayerLandings,
  someResults,
  someTrackState,
} from '@hotdrop/shared-domain/testing';
import { buildTracks, encodeTracks } from '@hotdrop/shared-domain/tracks';
import { renderPart } from '@hotdrop/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parts } from './parts.tsx';
import { withoutCanvas } from './testing/without-canvas.ts';

async function show(id: string, answers: FakeAnswers, context?: unknown) {
  const site = fakeSite({ answers });
  const { container, router } = await renderPart(parts, { site, id, context });
  return { site, router, text: () => container.textContent };
}

describe('the hottest drop on home', () => {
  const drops = (hottest = [aHotDrop(), aHotDrop({ mapName: 'Desert_Main', town: 'pecado' })]) => ({
    listHotDrops: { days: 92, updatedAt: null, hottest, maps: [] },
  });

  it('names the town and its map, and leads to it', async () => {
    await show('hottest', drops());
    const panel = within(screen.getByRole('region', { name: 'Hottest drop today' }));
    const link = panel.getByRole('link', { name: 'Hottest drop today Pochinki Erangel, 9.8% land there' });
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pubg\/hotdrops\/.*pochinki/));
  });

  it('is absent without landings', async () => {
    expect((await show('hottest', drops([]))).text()).toBe('');
  });
});

describe('where a player lands', () => {
  const context = { shard: 'steam', name: 'QuietMortar', season: null, perspective: null, mode: null };
  const aTown = (town: string | null, landings: number, averagePlace: number, wins = 1) => ({
    ...someResults({ landings, averagePlace }),
    town,
    wins,
  });
  const landed = (change = {}) =>
    somePlayerLandings({
      towns: [
        aTown('pochinki', 20, 8.9),
        aTown(null, 19, 2),
        aTown('mylta-power', 14, 5.1, 3),
        aTown('gatka', 6, 1),
      ],
      deadEarly: 7 / 71,
      ...change,
    });
  const elsewhere = somePlayerLandings({
    mapName: 'Desert_Main',
    landings: 7,
    towns: [aTown('pecado', 7, 4.2)],
    deadEarly: 1 / 7,
    fightsWon: 3,
    fightsLost: 2,
  });
  const open = (answers: FakeAnswers = {}) =>
    show(
      'landings',
      {
        getPlayer: { player: aPlayer({ name: 'QuietMortar' }) },
        getLandings: { landings: 78, maps: [landed(), elsewhere] },
        ...answers,
      },
      context,
    );

  it('lists the towns of all maps with places and wins, and adds up to all landings', async () => {
    await open();
    const panel = within(screen.getByRole('region', { name: 'Where QuietMortar lands' }));
    expect(panel.getByText(/78 landings/)).toHaveTextContent('last 3 months');
    const rows = panel.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Pochinki208.91',
      'Mylta Power145.13',
      'Pecado Miramar74.21',
      'Gatka61.01',
      'Other places31',
    ]);
    expect(panel.getByRole('link', { name: 'Gatka' })).toHaveAttribute(
      'href',
      '/pubg/hotdrops/erangel?town=gatka',
    );
    expect(panel.getByText(/dead within 2 min/)).toHaveTextContent('8 of 78 dead within 2 min');
    expect(panel.getByText(/^Fights won:/)).toHaveTextContent('Fights won: 97 of 156');
  });
});

describe('the replay in a match card', () => {
  const match = { ...someTrackState().match, createdAt: '2026-11-20T16:25:31Z' };
  const player = { shard: 'STEAM', accountId: 'account.1', name: 'QuietMortar' };
  const open = (change: Partial<typeof match> = {}) =>
    show('replay-link', {}, { match: { ...match, ...change }, player });

  it('leads to the replay from the side of the player', async () => {
    await open();
    expect(screen.getByRole('link', { name: /^Replay/ })).toHaveAttribute(
      'href',
      `/pubg/hotdrops/match/steam/${match.id}?player=QuietMortar`,
    );
  });

  it('is missing in training and old matches', async () => {
    await open({ matchType: 'training' });
    await open({ createdAt: '2026-10-01T00:00:00Z' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the replay in an opened match', () => {
  beforeEach(() => withoutCanvas());
  const { match } = someTrackState();
  const context = {
    match: { ...match, id: match.id },
    player: { shard: 'STEAM', accountId: 'account.0', name: 'Player0' },
  };
  const answers: FakeAnswers = {
    getTracks: someTrackState(),
    getTrackFile: encodeTracks(buildTracks(someEvents())),
  };

  it('is the replay of the page, from the side of the player', async () => {
    await show('replay', answers, context);
    expect(await screen.findByRole('button', { name: /^Player0/ })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('says why there is none', async () => {
    const tracks = { state: 'none', reason: 'expired', retryAfter: null } as const;
    await show('replay', { getTracks: someTrackState({ tracks }) }, context);
    expect(await screen.findByText(/too old for a replay/)).toBeVisible();
  });

  it('offers another try after a failure', async () => {
    let isUp = false;
    await show(
      'replay',
      { ...answers, getTracks: () => (isUp ? someTrackState() : aFailure('server')) },
      context,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await userEvent.click(again);
    expect(await screen.findByRole('slider', { name: 'Time' })).toBeVisible();
  });
});
