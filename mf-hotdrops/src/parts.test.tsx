import {
  aFailure,
  aHotDrop,
  aPlayer,
  type FakeAnswers,
  fakeSite,
  someEvents,
  someGround,
  somePlayerLandings,
  someResults,
  someTrackState,
} from '@hotdrop/shared-domain/testing';
import { buildTracks, encodeTracks } from '@hotdrop/shared-domain/tracks';
import { renderPart } from '@hotdrop/shared-ui/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parts } from './parts.tsx';

async function show(id: string, answers: FakeAnswers, context?: unknown) {
  const site = fakeSite({ answers: { getMapGround: someGround(), ...answers } });
  const { container, router } = await renderPart(parts, { site, id, context });
  return { site, router, text: () => container.textContent };
}

describe('the hottest drop on home', () => {
  const drops = (hottest = [aHotDrop(), aHotDrop({ mapName: 'Desert_Main', town: 'pecado' })]) => ({
    listHotDrops: { days: 92, updatedAt: null, hottest, maps: [] },
  });

  it('names the town, how landing there ends, and the next towns', async () => {
    await show('hottest', drops());
    const panel = within(screen.getByRole('region', { name: 'Hottest drop today' }));
    expect(panel.getByRole('heading', { level: 3 })).toHaveTextContent('Pochinki Erangel');
    expect(panel.getByText('Land there').nextSibling).toHaveTextContent('9.8%');
    expect(panel.getByText('Then Pecado')).toBeVisible();
    expect(panel.getByRole('link', { name: 'All drops' })).toHaveAttribute('href', '/pubg/hotdrops');
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
  const open = (answers: FakeAnswers = {}) =>
    show(
      'landings',
      {
        getPlayer: { player: aPlayer({ name: 'QuietMortar' }) },
        getLandings: { landings: 71, maps: [landed()] },
        ...answers,
      },
      context,
    );

  it('lists the towns of the most played map with places and wins, and the fights', async () => {
    await open();
    const panel = within(screen.getByRole('region', { name: 'Where QuietMortar lands' }));
    const rows = panel.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual(['Pochinki208.91', 'Mylta Power145.13', 'Gatka61.01']);
    expect(panel.getByRole('link', { name: 'Gatka' })).toHaveAttribute(
      'href',
      '/pubg/hotdrops/erangel?town=gatka',
    );
    expect(panel.getByText(/dead within 2 min/)).toHaveTextContent('7 of 71 dead within 2 min');
    expect(panel.getByText(/^Fights won:/)).toHaveTextContent('Fights won: 94 of 151');
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

  it('gives the reason why training and old matches have none', async () => {
    const training = await open({ matchType: 'training' });
    expect(training.text()).toBe('No replay · The game keeps no log of training.');
    const old = await open({ createdAt: '2026-10-01T00:00:00Z' });
    expect(old.text()).toBe('No replay · The game keeps its logs for 14 days.');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the replay in an opened match', () => {
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
    expect(await screen.findByRole('button', { name: 'Watch the replay' })).toBeVisible();
    expect(screen.getByRole('img', { name: /^The way of Player0/ })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1 })).not.toBeInTheDocument();
  });

  it('leads to a moment on the page of the replay, from where Back returns to the match', async () => {
    const { router } = await show('replay', answers, context);
    const list = within(await screen.findByRole('region', { name: 'What happened' }));
    await userEvent.click(list.getAllByRole('link')[0] ?? document.body);
    expect(router.state.location.pathname).toBe(`/pubg/hotdrops/match/steam/${match.id}`);
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/pubg');
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
    expect(await screen.findByRole('button', { name: 'Watch the replay' })).toBeVisible();
  });
});
