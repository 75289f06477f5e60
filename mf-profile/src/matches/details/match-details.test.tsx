import type { SiteParts } from '@hotdrop/shared-domain/contract';
import {
  aFailure,
  aKill,
  aMatch,
  aMatchDetail,
  aMember,
  aTeam,
  type FakeAnswers,
} from '@hotdrop/shared-domain/testing';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileSite } from '../../testing/profile-site.ts';
import { renderProfile } from '../../testing/render-profile.ts';

/** Opens the only match of a list. */
async function open(rest: string, change: Partial<MatchDetail>, getMatch?: FakeAnswers['getMatch']) {
  const site = profileSite({
    listMatches: { totalCount: 1, perPage: 20, matches: [aMatch({ id: 'a' })] },
    getMatch: getMatch ?? { match: aMatchDetail({ id: 'a', ...change }) },
  });
  await renderProfile(`profile/steam/NightHeron/pc-2018-43/matches${rest}`, site);
  await screen.findByText('NightHeron', { selector: 'h1' });
  return { site };
}

describe('an opened match with sections of other areas', () => {
  const parts: SiteParts = {
    of: (slot) =>
      slot === 'match.section'
        ? [
            {
              key: 'mf-clans/route',
              title: 'Route',
              render: (context) => <p>{JSON.stringify(context)}</p>,
            },
          ]
        : [],
  };
  const openSection = (rest: string) =>
    renderProfile(`profile/steam/NightHeron/pc-2018-43/matches/a${rest}`, {
      ...profileSite({
        listMatches: { totalCount: 1, perPage: 20, matches: [aMatch({ id: 'a' })] },
        getMatch: { match: aMatchDetail({ id: 'a', mapName: 'Tiger_Main' }) },
      }),
      parts,
    });

  test('gives the shown one the match and the player', async () => {
    await openSection('?view=mf-clans/route');
    expect(await screen.findByText(/"id":"a".*"mapName":"Tiger_Main".*"name":"NightHeron"/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Route' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('an opened match', () => {
  test('marks bots among its players and in its kill log, and counts their kills', async () => {
    const bot = aMember({ playerId: 'ai.7', name: 'Sledge', teamId: 9, teamRank: 9, ranked: null });
    const killOf = (whom: typeof bot) => aKill({ whom });
    await open('/a?view=kills', {
      teams: [aTeam(), aTeam({ teamId: 9, rank: 9, members: [bot] })],
      killLog: {
        state: 'ready',
        entries: [killOf(bot), killOf({ ...bot, playerId: 'account.9', name: 'Nine' })],
      },
    });
    const log = within(screen.getByRole('region', { name: /^Kill log/ }));
    expect(log.getByText('Sledge').closest('li')).toHaveTextContent('bot Sledge');
    expect(log.getByText('Nine').closest('li')).not.toHaveTextContent('bot');
    expect(log.getByText(/^0 knocks/)).toHaveTextContent('0 knocks · 2 kills, 1 of a bot · 0 deaths');
    const standings = within(screen.getByRole('region', { name: /^Standings/ }));
    expect(standings.getByText('Sledge').closest('li')).toHaveTextContent('bot Sledge');
  });

  test('has its sections one below the other, with links to them and to the players', async () => {
    const player = aMember({
      walkDistance: 2_344,
      rideDistance: 1_500,
      swimDistance: 120,
      vehicleDestroys: 2,
      longestKill: 0,
      revives: 0,
    });
    const members = [player, aMember({ playerId: 'account.mate', name: 'Low__Tide' })];
    await open('/a', { player, teams: [aTeam({ members })] });
    const names = ['How it went', 'Team', 'Kill log', 'Standings', 'Ranks'];
    expect(
      screen
        .getAllByRole('heading', { level: 3 })
        .flatMap(({ textContent }) => names.filter((name) => textContent?.startsWith(name))),
    ).toEqual(names);
    expect(screen.getByRole('link', { name: 'Kill log' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/a\?view=kills#a-kills$/),
    );
    expect(screen.getByRole('link', { name: 'Story' })).toHaveAttribute('aria-current', 'page');
    const team = within(screen.getByRole('table', { name: 'The team' }));
    const mate = team.getByRole('link', { name: 'Low__Tide' });
    expect(mate).toHaveAttribute('href', '/pubg/profile/steam/Low__Tide');
    // Crawlers must not cause lookups.
    expect(mate).toHaveAttribute('rel', 'nofollow');
    expect(team.queryByRole('link', { name: 'NightHeron' })).not.toBeInTheDocument();
    // Stats of 0 are left out.
    expect(screen.getByText('Vehicles destroyed').closest('div')).toHaveTextContent('2');
    expect(screen.getByText('Distance', { selector: 'dt' }).closest('div')).toHaveTextContent('3.84 km');
    expect(screen.getByText('Distance swum').closest('div')).toHaveTextContent('0.12 km');
    expect(screen.queryByText('Longest kill')).not.toBeInTheDocument();
    expect(screen.queryByText('Revives', { selector: 'dt' })).not.toBeInTheDocument();
  });

  test('has no place and no shares in training', async () => {
    const members = [aMember({ teamRank: 1 }), aMember({ playerId: 'account.mate', name: 'Mate' })];
    await open('/a', {
      matchType: 'training',
      player: aMember({ teamRank: 1, timeSurvived: 600 }),
      teams: [aTeam({ members })],
      killLog: { state: 'none', reason: 'training' },
    });
    expect(screen.getByRole('region', { name: /^How it went/ })).toHaveTextContent(
      'NightHeron trained for 10:00.',
    );
    expect(screen.getByRole('table', { name: 'The team' })).not.toHaveTextContent('%');
    expect(screen.getByRole('region', { name: /^Standings/ })).not.toHaveTextContent(/#\d/);
  });

  test('lists 100 teams, without links to bots', async () => {
    const teams = Array.from({ length: 100 }, (_, at) =>
      aTeam({
        teamId: at + 1,
        rank: at + 1,
        members: [aMember({ playerId: at === 5 ? 'ai.7' : `account.${at}`, name: `P${at}`, teamId: at + 1 })],
      }),
    );
    await open('/a?view=standings', { teams });
    const standings = () => within(screen.getByRole('region', { name: /^Standings/ }));
    // The list of teams, and the members of each.
    expect(standings().getAllByRole('list')).toHaveLength(1 + 6);
    expect(standings().getByText('P4').closest('a')).toHaveAttribute('href', '/pubg/profile/steam/P4');
    expect(standings().getByText('P5').closest('a')).toBeNull();
    await userEvent.click(standings().getByRole('link', { name: 'All 100 teams' }));
    await waitFor(() => expect(standings().getAllByRole('list')).toHaveLength(1 + 100));
    expect(standings().getAllByRole('row')).toHaveLength(1 + 100);
  });
});

describe('the kill log', () => {
  const foe = { playerId: 'account.foe', name: 'Foe', teamId: 9 };
  const other = { playerId: 'account.other', name: 'Other', teamId: 12 };
  const mate = { playerId: 'account.mate', name: 'Mate', teamId: 3 };
  const entries = [
    aKill({ type: 'knock', at: 134, distance: 6, weapon: 'WeapS686_C', place: null }),
    aKill({ at: 141, by: mate }),
    aKill({ at: 300, by: foe, whom: other, place: 12 }),
    aKill({ type: 'knock', at: 668, by: foe, whom: mate, place: null }),
    aKill({ at: 700, by: null, whom: mate, weapon: null, distance: null, place: null }),
  ];
  const log = () => within(screen.getByRole('region', { name: 'Kill log' })).getAllByRole('listitem');

  test('lists the fights of the team', async () => {
    await open('/a?view=kills', { killLog: { state: 'ready', entries } });
    const rows = log().map((row) => row.textContent);
    expect(rows).toEqual([
      '02:14KnockNightHeronDustyParkaS686 · 6\u00a0m',
      '02:21KillMateDustyParkateam placed #9Beryl · 81\u00a0m',
      '11:08DownFoeMateBeryl · 81\u00a0m',
      '11:40DiedBlue zone or fallMate',
    ]);
    expect(screen.getByText(/1 death/)).toHaveTextContent('1 knock · 1 kill · 1 death');
  });

  test('that could not be read says when the next attempt is', async () => {
    await open('/a?view=kills', { killLog: { state: 'failed', retryAfter: 60_000 } });
    const text = 'The kill log is not ready yet. We try again in about 1 minute.';
    expect(screen.getByRole('region', { name: 'Kill log' })).toHaveTextContent(text);
  });

  test('is polled again after a poll fails, and the match stays', async () => {
    let asked = 0;
    await open('/a?view=kills', {}, () => {
      asked += 1;
      if (asked === 2) return aFailure('network');
      const killLog =
        asked < 4 ? { state: 'waiting' as const, retryAfter: 10 } : { state: 'ready' as const, entries };
      return { match: aMatchDetail({ id: 'a', killLog }) };
    });
    const tab = screen.getByRole('link', { name: 'Kill log' });
    expect(await screen.findByText('NightHeron', { selector: '#a-kills li b' })).toBeVisible();
    expect(asked).toBe(4);
    expect(tab).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is polled a limited number of times, until the visitor tries again', async () => {
    let asked = 0;
    let isThere = false;
    await open('/a?view=kills', {}, () => {
      asked += 1;
      const killLog = isThere
        ? { state: 'ready' as const, entries }
        : { state: 'waiting' as const, retryAfter: 1 };
      return { match: aMatchDetail({ id: 'a', killLog }) };
    });
    const givenUp = await screen.findByText('The kill log is not ready yet');
    expect(givenUp).toBeVisible();
    // The first load and 20 polls.
    expect(asked).toBe(21);
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('NightHeron', { selector: '#a-kills li b' })).toBeVisible();
  });
});
