import {
  aFailure,
  aMatch,
  anActiveSeason,
  aParticipant,
  type FakeAnswers,
  fakeSite,
  someClimbs,
  someRankedStats,
  someSeasonStats,
  testTime,
} from '@hotdrop/shared-domain/testing';
import { rememberMyPlayer } from '@hotdrop/shared-ui/my-player';
import { renderPart } from '@hotdrop/shared-ui/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { parts } from '../parts.tsx';

const seasons: FakeAnswers = { listActiveSeasons: { seasons: { steam: anActiveSeason() } } };
const hour = 60 * 60_000;

beforeEach(() => localStorage.clear());

describe('the match of the day', () => {
  const show = async (getMatchOfDay: FakeAnswers['getMatchOfDay']) => {
    const site = fakeSite({ answers: { ...seasons, getMatchOfDay } });
    const { container } = await renderPart(parts, { site, id: 'match-of-day' });
    return { ...site, text: () => container.textContent };
  };
  const match = aMatch({
    participants: [
      aParticipant({ playerId: 'account.1', name: 'Drifter', kills: 9, damageDealt: 906, teamRank: 1 }),
      aParticipant({ playerId: 'account.3', name: 'Cook', kills: 0, damageDealt: 12 }),
      aParticipant({ playerId: 'account.2', name: 'Ranger', kills: 1, damageDealt: 453, longestKill: 353 }),
    ],
  });

  it('says how many kills, who played, where, and how it ended', async () => {
    await show({ match });
    expect(screen.getByRole('heading', { name: '9 kills in one match' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveTextContent(/Drifter, Cook, (and )?Ranger on \S+, #1 of \d+$/);
  });

  it('is absent when no match is stored', async () => {
    const { text } = await show({ match: null });
    expect(text()).toBe('');
  });
});

describe('my climb', () => {
  const own = { accountId: 'account.1', shard: 'STEAM', name: 'NightHeron' };
  const show = (answers: FakeAnswers = {}, later = 0) =>
    renderPart(parts, {
      id: 'my-climb',
      site: fakeSite({
        answers: { ...seasons, getSeasonStats: someSeasonStats(), getClimbs: someClimbs(), ...answers },
        now: () => Date.parse(testTime) + later,
      }),
    });

  it('is absent until the visitor has renewed a player', async () => {
    const { container } = await show();
    expect(container.textContent).toBe('');
  });

  it('has points, place, the way to the next tier, and the points of the last days', async () => {
    rememberMyPlayer(own);
    await show();
    const panel = await screen.findByRole('region', { name: 'NightHeron' });
    expect(panel).toHaveTextContent('Crystal 2 · Steam · Squad TPP');
    expect(panel).toHaveTextContent('Points2,846');
    expect(panel).toHaveTextContent('Place#39,812of 1,284,112 players');
    expect(screen.getByRole('img', { name: /from 2,524 to 2,846, at most 2,911$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your profile' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron',
    );
  });

  const returnWith = async (change: Parameters<typeof someRankedStats>[0], later: number) => {
    rememberMyPlayer(own);
    await show();
    await screen.findByRole('region');
    cleanup();
    const rankedStats = { squad: someRankedStats(change) };
    await show({ getSeasonStats: someSeasonStats({ rankedStats }) }, later);
    await screen.findByRole('region');
  };

  it('says what changed since the last visit', async () => {
    await returnWith({ currentRankPoint: 3003, roundsPlayed: 192, wins: 18 }, 3 * hour);
    const words = screen.getByText(/Since your last visit, 3 hours ago/);
    expect(words).toHaveTextContent('+157 points, 6 matches, 1 win.');
    expect(words).toHaveTextContent('You moved up to Diamond.');
  });

  it('counts a revisit shortly after as the same visit', async () => {
    await returnWith({ currentRankPoint: 2900 }, 60_000);
    expect(screen.queryByText(/last visit/)).toBeNull();
  });

  it('is absent when it could not be read', async () => {
    rememberMyPlayer(own);
    const { container } = await show({ getSeasonStats: aFailure('network', { reason: 'unreachable' }) });
    await waitFor(() => expect(container.querySelector('[aria-hidden]')).toBeNull());
    expect(container.textContent).toBe('');
  });
});
