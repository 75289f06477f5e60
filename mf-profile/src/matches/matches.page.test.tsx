import { aFailure, aMatch, aParticipant, aSession, minutesAgo } from '@hotdrop/shared-domain/testing';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  cards,
  five,
  listed,
  listPage,
  matchesPath,
  openMatches,
  playerMatch,
} from '../testing/open-matches.ts';
import { inputsOf } from '../testing/profile-site.ts';

test('keeps the matches and their filter on the page if another filter cannot be loaded', async () => {
  let isDown = false;
  await openMatches('', {
    listMatches: ({ page }) => (isDown ? aFailure('network') : listPage(five, Number(page ?? 1))),
  });
  isDown = true;
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'duo');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The matches could not be loaded');
  expect(cards()).toHaveLength(2);
  expect(cards()[0]?.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('duo');
});

describe('the list', () => {
  test('is grouped by day and session, each session with its time, a recap, and places', async () => {
    const at = (minutes: number) => ({ createdAt: minutesAgo(minutes) });
    await openMatches('', {
      listMatches: {
        totalCount: 4,
        perPage: 20,
        matches: [
          playerMatch('a', at(30), { teamRank: 1, kills: 6, damageDealt: 700, timeSurvived: 600 }),
          playerMatch('b', at(60), { teamRank: 12, damageDealt: 100, timeSurvived: 600 }),
          playerMatch('c', { ...at(400), matchType: 'official' }, { timeSurvived: 600 }),
          playerMatch('d', at(24 * 60), { timeSurvived: 600 }),
        ],
      },
    });
    const heads = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.parentElement);
    expect(heads.map((head) => head?.textContent)).toEqual([
      'Nov 2111:00 to 11:402 matches. 1 win, 1 top 10, 400 damage.#12#1',
      'Nov 2105:20 to 05:301 match. #3 on Erangel with 4 kills.unranked#3',
      expect.stringMatching(/^Nov 20/),
    ]);
    expect(heads[0]?.querySelectorAll('time[datetime*=T]')).toHaveLength(2);
  });

  test.each([
    [4, '+4'],
    [-1, '−1'],
    [0, '0'],
  ])('says how many points a session won or lost (%i)', async (points, words) => {
    const createdAt = minutesAgo(90);
    await openMatches('', {
      ...listed([playerMatch('a', { createdAt })]),
      listSessions: { sessions: [aSession({ start: createdAt, points })] },
    });
    expect(screen.getByText(words, { selector: 'header b' })).toBeVisible();
  });

  test('says nothing about sessions of which a filter hides matches', async () => {
    await openMatches('?mode=squad');
    expect(screen.queryByText(/[1-5] match(es)?\./)).toBeNull();
    expect(screen.queryByRole('list', { name: 'Places, oldest first' })).not.toBeInTheDocument();
  });

  test('loads more pages and single pages by link', async () => {
    const { router } = await openMatches();
    expect(cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Load 2 more' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(router.state.location).toMatchObject({ pathname: `/pubg/${matchesPath}/2`, search: '?from=1' });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('1 to 4 of 5 matches in the last 3 months')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load 1 more' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('5 to 5 of 5 matches in the last 3 months')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Load/ })).not.toBeInTheDocument();
  });

  test('shows the first page after a change of mode or map', async () => {
    const { router, site } = await openMatches('/2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'duo-fpp');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('duo-fpp'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Map' }), 'Desert_Main');
    await waitFor(() => expect(router.state.location.search).toBe('?mode=duo-fpp&map=Desert_Main'));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Map' })).toHaveValue('Desert_Main'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'ranked');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?mode=duo-fpp&kind=ranked&map=Desert_Main'),
    );
    expect(inputsOf(site, 'listMatches').at(-1)).toMatchObject({
      page: 1,
      mode: 'duo-fpp',
      kind: 'ranked',
      map: 'Desert_Main',
    });
  });

  test('offers the teammates by frequency under their newest names, without bots', async () => {
    const mate = (playerId: string, name: string) => aParticipant({ playerId, name });
    const team = (id: string, at: number, ...mates: readonly MatchSummary['participants'][number][]) =>
      aMatch({ id, createdAt: minutesAgo(at), participants: [aParticipant(), ...mates] });
    const { router, site } = await openMatches('', {
      listMatches: {
        totalCount: 2,
        perPage: 20,
        matches: [
          team('a', 60, mate('account.once', 'Once'), mate('account.often', 'NewName'), mate('ai.1', 'Bot')),
          team('b', 120, mate('account.often', 'OldName')),
        ],
      },
    });
    const select = screen.getByRole('combobox', { name: 'With' });
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Anyone', 'NewName', 'Once']);
    await userEvent.selectOptions(select, 'NewName');
    await waitFor(() => expect(router.state.location.search).toBe('?with=account.often'));
    expect(inputsOf(site, 'listMatches').at(-1)).toMatchObject({ with: 'account.often' });
  });

  test('links to all matches if none matches the filter', async () => {
    await openMatches('?mode=solo', listed([]));
    expect(screen.getByRole('link', { name: 'Show all matches' })).toHaveAttribute(
      'href',
      `/pubg/${matchesPath}`,
    );
    expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('solo');
  });
});
