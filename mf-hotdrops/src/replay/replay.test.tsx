import { aFailure, type FakeAnswers, someEvents, someTrackState } from '@hotdrop/shared-domain/testing';
import { buildTracks, encodeTracks, type MatchEvent } from '@hotdrop/shared-domain/tracks';
import type { TrackState } from '@hotdrop/shared-domain/wire';
import { screen, within } from '@testing-library/react';
import { aHit, aKill, id, pochinki } from '../testing/match-events.ts';
import { openPage } from '../testing/open-page.ts';

const sea = { x: 60, y: 60 };

/** Player0 of team 1 lands in Pochinki, kills two of team 2, and dies in the zone. */
const events: MatchEvent[] = [
  { kind: 'landing', at: 70, accountId: id(0), place: pochinki },
  aHit(100, 0, 4),
  aKill(101, 0, 4),
  aKill(102, 5, 1),
  aKill(103, 0, 5),
  { kind: 'position', at: 200, accountId: id(0), altitude: 0, health: 50, vehicle: null, place: sea },
  aKill(250, null, 0, sea),
];

const match = someTrackState().match;
const ready: FakeAnswers = {
  getTracks: someTrackState(),
  getTrackFile: encodeTracks(buildTracks({ ...someEvents(), events })),
};

/** The loader reads the file; the player cannot, so the story stays in its place. */
const readOnce = (file: FakeAnswers['getTrackFile']): FakeAnswers => {
  let reads = 0;
  if (file === undefined || typeof file === 'function') return {};
  return { getTrackFile: () => (reads++ === 0 ? file : aFailure('network')) };
};
const open = ({ getTrackFile, ...answers }: FakeAnswers = ready, query = '?player=Player0') =>
  openPage(`hotdrops/match/steam/${match.id}${query}`, {
    answers: { ...answers, ...readOnce(getTrackFile) },
  });
const without = (tracks: TrackState): FakeAnswers => ({ getTracks: someTrackState({ tracks }) });

describe('the replay of a match', () => {
  it('lists what happened to the team, in the order of the numbers on the map', async () => {
    await open();
    const list = within(screen.getByRole('region', { name: 'What happened' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '101:10Player0 landed at Pochinki',
      '201:41Player0 killed Player4AKM, 80\u00a0m',
      '301:42Player5 killed Player1AKM, 80\u00a0m',
      '401:43Player0 killed Player5AKM, 80\u00a0m',
      '504:10Player0 diedAKM',
      '604:10The team won the match',
    ]);
    const picture = within(screen.getByRole('img', { name: /^The way of Player0/ }));
    expect(picture.getByText('1–4')).toBeInTheDocument();
    expect(picture.getByText('5')).toBeInTheDocument();
  });

  it('offers another try where the player cannot be loaded', async () => {
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The replay could not be loaded.');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('says how it ended, and how many fights were won', async () => {
    await open();
    expect(screen.getByText('of 2')).toHaveTextContent('#1 of 2');
    expect(screen.getByText('of 1 fights won')).toHaveTextContent('0 of 1 fights won');
  });

  it('follows a player of the best team without a known player in the address', async () => {
    await open(ready, '?player=%00%F0&t=-1e999');
    expect(screen.getByRole('link', { name: 'Back to Player0' })).toBeVisible();
  });

  it('has a picture of the moment for link previews', async () => {
    await open(ready, '?player=Player0&t=101');
    expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
      'content',
      expect.stringMatching(/\/card\.png\?t=101&player=Player0&hl=en$/),
    );
  });

  it('says that the log breaks off', async () => {
    const cut = someTrackState({ tracks: { state: 'ready', version: 'cut', bytes: 9, isCut: true } });
    await open({ ...ready, getTracks: cut });
    expect(screen.getByText(/log of this match breaks off/)).toBeVisible();
  });

  it('says that no one landed', async () => {
    const getTrackFile = encodeTracks(buildTracks({ ...someEvents(), events: [aKill(9, 4, 0)] }));
    await open({ ...ready, getTrackFile });
    expect(screen.getByText('No one landed in the log of this match.')).toBeVisible();
  });

  it.each<[string, TrackState, RegExp]>([
    ['being made', { state: 'waiting', retryAfter: 2_000 }, /is being madeThis takes 10 to 20 seconds/],
    ['training', { state: 'none', reason: 'training', retryAfter: null }, /^Training has no replay/],
    ['expired', { state: 'none', reason: 'expired', retryAfter: null }, /keeps its logs for 14 days/],
    ['without a log', { state: 'none', reason: 'unknown', retryAfter: null }, /published no log/],
    ['failed', { state: 'none', reason: 'failed', retryAfter: 600_000 }, /could not be made/],
  ])('explains a replay that is %s', async (_, state, words) => {
    await open(without(state));
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'All hot drops' })).toBeVisible();
  });

  it('appears when it is made', async () => {
    let isMade = false;
    await open({
      ...ready,
      getTracks: () =>
        isMade ? someTrackState() : someTrackState({ tracks: { state: 'waiting', retryAfter: 1 } }),
    });
    expect(screen.getByRole('status')).toHaveTextContent('is being made');
    isMade = true;
    expect(await screen.findByRole('region', { name: 'What happened' }, { timeout: 10_000 })).toBeVisible();
  });

  it('explains a file that it cannot read', async () => {
    await open({ ...ready, getTrackFile: { players: [] } });
    expect(screen.getByRole('status')).toHaveTextContent('The replay could not be read');
  });

  it('explains a failed call', async () => {
    await open({ getTracks: aFailure('server') });
    expect(screen.getByRole('alert')).toHaveTextContent('The replay could not be loaded');
  });

  it('offers no retry on a site that has no replays', async () => {
    await open({ getTracks: aFailure('unsupported') });
    expect(screen.getByRole('status')).toHaveTextContent('Not available on this site');
  });

  it('has no page for a match that no one played', async () => {
    const { container } = await open({ getTracks: aFailure('not-found') });
    expect(container).toHaveTextContent('This page failed.');
  });
});
