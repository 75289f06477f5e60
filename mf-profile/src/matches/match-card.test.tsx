import { aFailure, aMatch, aMatchDetail, aParticipant, minutesAgo } from '@hotdrop/shared-domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cards, line, listed, matchesPath, openMatches, playerMatch } from '../testing/open-matches.ts';
import { inputsOf } from '../testing/profile-site.ts';

describe('a match card', () => {
  test('shows the result, the team, and unknown ids in one line', async () => {
    const participants = [
      aParticipant({ damageDealt: 100 }),
      aParticipant({ playerId: 'account.mate', name: 'Mate', kills: 1, damageDealt: 300 }),
      aParticipant({ playerId: 'ai.7', name: 'Bot', kills: 0, damageDealt: 0 }),
    ];
    const odd = playerMatch(
      'odd',
      { createdAt: minutesAgo(600), mapName: 'Moon_Main', gameMode: 'hide-and-seek', matchType: 'festival' },
      { mainWeapon: null, teamRank: 99, teamTotal: 100, name: 'a__b' },
    );
    const page = [
      playerMatch('alone', { createdAt: minutesAgo(205), points: 38 }),
      aMatch({ id: 'team', createdAt: minutesAgo(400), participants }),
      odd,
    ];
    await openMatches('', { listMatches: { totalCount: 3, perPage: 20, matches: page } });
    expect(cards()[0]).toHaveTextContent(
      '#3 of 16ErangelSquad TPP Ranked4 kills512 damage25:07 aliveM416 weaponNo teammates+38 pointsA',
    );
    expect(cards()[1]).toHaveTextContent(/Mate 1 kill Bot 0 kills 25% of the damage/);
    expect(within(line(1)).queryByRole('link')).not.toBeInTheDocument();
    expect(cards()[2]).toHaveTextContent(/#99 of 100MoonOther mode \d/);
    expect(cards()[2]).not.toHaveTextContent(/hide-and-seek|festival/);
    expect(cards()[2]).not.toHaveTextContent('weapon');
  });

  test('shows the Korean time at which the match ended for the player, beside the link', async () => {
    await openMatches(
      '',
      listed([playerMatch('a', { createdAt: '2026-11-21T08:00:00.000Z' }, { timeSurvived: 60 })]),
    );
    const time = within(screen.getByRole('article')).getByRole('button', { name: /ago$/ });
    expect(time.closest('a')).toBeNull();
    expect(time).toHaveTextContent('3 hours ago');
    expect(time.querySelector('time')).toHaveAttribute('datetime', '2026-11-21T08:01:00.000Z');
    expect(time).toHaveAccessibleDescription('2026-11-21 17:01:00 KST');
    await userEvent.click(time);
    expect(screen.getByRole('tooltip')).toHaveTextContent('2026-11-21 17:01:00 KST');
    expect(screen.getByRole('link', { name: /Erangel/ })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the grade of a match', () => {
  test.each([
    [{ place: 40, damage: 30, kills: 19, time: 10 }, 'S', '99 of 100'],
    [{ place: 0, damage: 10, kills: 4, time: 0 }, 'D', '14 of 100'],
  ])('is a letter with the parts that add up (%j)', async (grade, letter, score) => {
    await openMatches('', listed([playerMatch('a', { grade })]));
    const mark = screen.getByRole('button', { name: `Grade ${letter}` });
    expect(mark).toHaveTextContent(letter);
    expect(mark).toHaveAccessibleDescription(
      `${score} place ${grade.place} of 40, damage ${grade.damage} of 30, kills and assists ${grade.kills} of 20, ` +
        `time alive ${grade.time} of 10, against the people of this match`,
    );
  });

  test('is missing in a match that has none, whose points are a dash', async () => {
    await openMatches('', listed([playerMatch('a', { grade: null })]));
    expect(screen.queryByRole('button', { name: /^Grade/ })).toBeNull();
    expect(within(cards()[0] ?? document.body).getByText('–')).toBeVisible();
  });

  test.each([
    [38, '+38 points'],
    [-6, '−6 points'],
    [1, '+1 point'],
    [0, '0 points'],
  ])('has the points of the match beside it (%i)', async (points, words) => {
    await openMatches('', listed([playerMatch('a', { points })]));
    expect(cards()[0]).toHaveTextContent(words);
  });
});

describe('a training match', () => {
  const training = playerMatch(
    'a',
    { matchType: 'training', gameMode: 'training', mapName: 'Range_Main', grade: null },
    { teamRank: 1, teamTotal: 1, kills: 0, damageDealt: 0, mainWeapon: null, timeSurvived: 600 },
  );

  test('has no result and no stats of 0, and its session no places', async () => {
    await openMatches('', listed([training]));
    expect(cards()[0]).toHaveTextContent(/^– Camp JackalTraining 10:00 playedNo place in training/);
    expect(screen.queryByText('Win')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Places, oldest first' })).not.toBeInTheDocument();
    expect(screen.getByText(/another mode/)).toHaveTextContent('A match of another mode.');
  });

  test.each(['trainingroom', 'tutorialatoz'])(
    'of the type %s has a name and no result',
    async (matchType) => {
      await openMatches('', listed([{ ...training, matchType }]));
      expect(cards()[0]).toHaveTextContent(/^– Camp JackalTraining/);
      expect(cards()[0]).not.toHaveTextContent(matchType);
    },
  );
});

describe('opening a match', () => {
  test('leaves a click for a new tab or a download to the browser', async () => {
    const { router } = await openMatches('', listed([playerMatch('a')]));
    const { pathname } = router.state.location;
    const wasPrevented: boolean[] = [];
    const stop = (event: MouseEvent) => {
      wasPrevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stop);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) fireEvent.click(line(0), { [key]: true });
    window.removeEventListener('click', stop);
    expect(wasPrevented).toEqual([false, false, false, false]);
    expect(router.state.location.pathname).toBe(pathname);
    expect(line(0)).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens on its page of the list, closes again, and loads neither it nor the list twice', async () => {
    const { router, site } = await openMatches('/2?from=1');
    const calls = inputsOf(site, 'listMatches').length;
    const isClosed = () =>
      waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(line(3)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line(3));
    await screen.findByRole('navigation', { name: 'Match' });
    expect(router.state.location).toMatchObject({
      pathname: `/pubg/${matchesPath}/d`,
      search: '?page=2&from=1',
    });
    expect(line(3)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(line(3));
    await isClosed();
    expect(router.state.location.pathname).toBe(`/pubg/${matchesPath}/2`);
    await userEvent.click(line(3));
    await screen.findByRole('navigation', { name: 'Match' });
    await act(() => router.navigate(-1));
    await isClosed();
    expect(cards()).toHaveLength(4);
    expect(inputsOf(site, 'getMatch')).toHaveLength(1);
    expect(inputsOf(site, 'listMatches')).toHaveLength(calls);
  });

  test('shows a match that the list does not contain above the list', async () => {
    await openMatches('/long-ago', { getMatch: { match: aMatchDetail({ id: 'long-ago' }) } });
    expect(cards()).toHaveLength(3);
    expect(line(0)).toHaveAttribute('aria-expanded', 'true');
  });

  test('keeps the list if the match fails to load', async () => {
    await openMatches('/a', { getMatch: aFailure('server') });
    expect(cards()).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('The match could not be loaded');
  });

  test('says why a match may not be stored', async () => {
    await openMatches('/new', { getMatch: aFailure('not-found') });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The match is still being saved or is more than 3 months old.',
    );
    expect(cards()).toHaveLength(2);
  });
});
