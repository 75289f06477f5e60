import { rememberPlayer } from '@hotdrop/shared-domain/store';
import {
  aFailure,
  aMatch,
  aMatchDetail,
  aParticipant,
  aPlayer,
  type FakeAnswers,
  minutesAgo,
} from '@hotdrop/shared-domain/testing';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { profileSite, inputsOf } from '../testing/profile-site.ts';
import { renderProfile } from '../testing/render-profile.ts';
import { cacheHydratedList } from './cache/match-cache.ts';
import type { MatchList } from './matches.loader.ts';

const base = 'profile/steam/NightHeron/pc-2018-43/matches';
const match = (
  id: string,
  change: Partial<MatchSummary> = {},
  own: Parameters<typeof aParticipant>[0] = {},
) => aMatch({ id, participants: [aParticipant(own)], ...change });
const perPage = 2;

/** A list of five matches, two to a page. */
const five = ['a', 'b', 'c', 'd', 'e'].map((id, at) => match(id, { createdAt: minutesAgo(60 + 30 * at) }));
const listed = (matches: readonly MatchSummary[]): FakeAnswers => ({
  listMatches: ({ page }) => {
    const start = (Number(page ?? 1) - 1) * perPage;
    return { totalCount: matches.length, perPage, matches: matches.slice(start, start + perPage) };
  },
});
async function open(rest = '', answers: FakeAnswers = {}) {
  const site = profileSite({
    ...listed(five),
    getMatch: ({ matchId }) => ({ match: aMatchDetail({ id: matchId }) }),
    ...answers,
  });
  const rendered = await renderProfile(base + rest, site);
  await screen.findByText('NightHeron', { selector: 'h1' }, { timeout: 10_000 });
  return { ...rendered, site };
}
const cards = () => screen.getAllByRole('article');
const lines = () => cards().map((card) => within(card).getAllByRole('link')[0]);

describe('a match card', () => {
  test('says in one line how the match went', async () => {
    await open('', listed([match('a', { createdAt: minutesAgo(205) })]));
    expect(cards()[0]).toHaveTextContent(
      '#3 of 16Top 10ErangelSquad TPP · Ranked4Kills512Damage3.66 kmDistance25:07AliveM416Main weapon2 hours ago',
    );
  });

  test('tells the moment at which the match was over for the player, in Korea, to those who point at it', async () => {
    await open('', listed([match('a', { createdAt: '2026-11-21T08:00:00.000Z' }, { timeSurvived: 60 })]));
    expect(within(cards()[0] as HTMLElement).getByTitle('2026-11-21 17:01:00 KST')).toBeVisible();
  });

  test('names what is new as it is, and shows "–" for a match without a weapon', async () => {
    const odd = match(
      'a',
      { mapName: 'Moon_Main', gameMode: 'hide-and-seek', matchType: 'festival' },
      { mainWeapon: null, teamRank: 99, teamTotal: 100, name: 'a__b' },
    );
    await open('', listed([odd]));
    expect(cards()[0]).toHaveTextContent('#99 of 100Moonhide-and-seek');
    expect(cards()[0]).toHaveTextContent('–Main weapon');
  });
});

describe('a training match', () => {
  const training = match(
    'a',
    { matchType: 'training', gameMode: 'training', mapName: 'Range_Main' },
    { teamRank: 1, teamTotal: 1 },
  );

  test('has no result, and its day no sums', async () => {
    await open('', listed([training]));
    expect(cards()[0]).toHaveTextContent(/^–Camp JackalTraining4Kills/);
    expect(screen.queryByText('Win')).not.toBeInTheDocument();
    expect(screen.queryByText('win')).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Placings, oldest first' })).not.toBeInTheDocument();
  });

  test('stands beside the sums of its day', async () => {
    await open('', listed([training, match('b')]));
    expect(screen.getByRole('region', { name: 'Saturday, November 21' })).toHaveTextContent(
      /1 match.*25 min played1 in training/,
    );
  });

  test('says once what map and mode have in common', async () => {
    const site = profileSite(listed([training]), { locale: 'ko' });
    await renderProfile(base, site);
    expect(await screen.findAllByText('훈련장', { selector: 'article *' })).toHaveLength(1);
  });
});

describe('the list', () => {
  test('is grouped by days, each summed up in a line', async () => {
    await open('', listed([match('a', {}, { teamRank: 1 }), match('b', { createdAt: minutesAgo(24 * 60) })]));
    const today = screen.getByRole('region', { name: 'Saturday, November 21' });
    expect(within(today).getByRole('heading', { level: 2 })).toHaveTextContent('Today Saturday, November 21');
    expect(today).toHaveTextContent('1 match1 win1 in top 104 kills512 avg damage25 min played');
    expect(screen.getByRole('region', { name: 'Friday, November 20' })).toHaveTextContent('Yesterday');
  });

  test('load more and numbered pages agree with each other and with the address', async () => {
    const { router } = await open();
    expect(cards()).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'Load 2 more' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(router.state.location).toMatchObject({ pathname: `/pubg/${base}/2`, search: '?from=1' });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('1 to 4 of 5 matches in the last 3 months')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Load 1 more' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('5 to 5 of 5 matches in the last 3 months')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Load/ })).not.toBeInTheDocument();
  });

  test('is filtered by mode and map, from the first page on', async () => {
    const { router, site } = await open('/2');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Mode' }), 'duo-fpp');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('duo-fpp'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Map' }), 'Desert_Main');
    await waitFor(() => expect(router.state.location.search).toBe('?mode=duo-fpp&map=Desert_Main'));
    expect(inputsOf(site, 'listMatches').at(-1)).toMatchObject({
      page: 1,
      mode: 'duo-fpp',
      map: 'Desert_Main',
    });
  });

  test('offers a map that changed its id once, and what the address asks for always', async () => {
    await open('?map=Moon_Main');
    const names = within(screen.getByRole('combobox', { name: 'Map' })).getAllByRole('option');
    expect(names.filter((option) => option.textContent === 'Erangel')).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Map' })).toHaveValue('Moon_Main');
  });

  test('of a player without matches says so, and offers nothing to choose from', async () => {
    await open('', listed([]));
    expect(screen.getByRole('heading', { name: 'No matches' })).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  test('that a filter has emptied offers all matches', async () => {
    await open('?mode=solo', listed([]));
    expect(screen.getByRole('link', { name: 'Show all matches' })).toHaveAttribute('href', `/pubg/${base}`);
    expect(screen.getByRole('combobox', { name: 'Mode' })).toHaveValue('solo');
  });

  test('that fails says so, and the head and the way to the overview stay', async () => {
    await open('', { listMatches: aFailure('network') });
    expect(screen.getByRole('alert')).toHaveTextContent('The matches could not be loaded');
    expect(screen.getByRole('link', { name: 'Go to the overview' })).toHaveAttribute(
      'href',
      '/pubg/profile/steam/NightHeron/pc-2018-43',
    );
  });
});

describe('opening a match', () => {
  test('is a link that opens it on its page, and closes it again', async () => {
    const { router } = await open('/2');
    const [line] = lines();
    expect(line).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line as HTMLElement);
    await screen.findByRole('navigation', { name: 'Match' });
    expect(router.state.location).toMatchObject({ pathname: `/pubg/${base}/c`, search: '?page=2' });
    expect(lines()[0]).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(lines()[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/pubg/${base}/2`);
  });

  test('going back closes it and keeps the loaded pages, without asking again', async () => {
    const { router, site } = await open('/2?from=1');
    const asked = inputsOf(site, 'listMatches').length;
    await userEvent.click(lines()[3] as HTMLElement);
    await screen.findByRole('navigation', { name: 'Match' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(cards()).toHaveLength(4);
    expect(inputsOf(site, 'listMatches')).toHaveLength(asked);
  });

  test('one that was shown before is shown again while the list of a renewed player is still on its way', async () => {
    const arrive = Promise.withResolvers<void>();
    let isSlow = false;
    const { listMatches } = listed(five) as { listMatches: (input: object) => never };
    const { router, site } = await open('', {
      listMatches: async (input) => {
        if (isSlow) await arrive.promise;
        return listMatches(input);
      },
    });
    const press = () => userEvent.click(lines()[0] as HTMLElement);
    const isShown = () => screen.queryByRole('navigation', { name: 'Match' }) !== null;
    await press();
    await waitFor(() => expect(isShown()).toBe(true));
    await press();
    await waitFor(() => expect(isShown()).toBe(false));

    isSlow = true;
    act(() => rememberPlayer(site.store, aPlayer({ syncedAt: minutesAgo(0) })));
    await press();
    expect(isShown()).toBe(true);
    expect(router.state.location.pathname).toBe(`/pubg/${base}`);
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('href', `/pubg/${base}/a?view=team`);
    // A second press takes the first one back.
    await press();
    await waitFor(() => expect(isShown()).toBe(false));
    await press();
    arrive.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/pubg/${base}/a`));
    expect(isShown()).toBe(true);
  });

  test('a link to a match that is on no page of the list shows it above the list', async () => {
    await open('/long-ago', { getMatch: { match: aMatchDetail({ id: 'long-ago' }) } });
    expect(cards()).toHaveLength(3);
    expect(lines()[0]).toHaveAttribute('aria-expanded', 'true');
  });

  test('one that cannot be loaded leaves the list standing', async () => {
    await open('/a', { getMatch: aFailure('server') });
    expect(cards()).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('The match could not be loaded');
  });

  test('one that is still being stored says so', async () => {
    await open('/new', { getMatch: aFailure('not-found') });
    expect(screen.getByRole('alert')).toHaveTextContent('The match is still being saved');
  });
});

test('what the server has drawn is not asked for again when one of its matches is opened', async () => {
  const site = profileSite({ getMatch: ({ matchId }) => ({ match: aMatchDetail({ id: matchId }) }) });
  const drawn: MatchList = {
    accountId: aPlayer().accountId,
    perPage: 2,
    totalCount: 5,
    matches: five.slice(0, 4),
    opened: null,
    weapons: {},
  };
  const place = { page: 2, from: 1, mode: null, map: null, match: null };
  rememberPlayer(site.store, aPlayer());
  cacheHydratedList(site, { shard: 'steam', accountId: drawn.accountId }, place, drawn);
  await renderProfile(`${base}/c?page=2&from=1`, site);
  await screen.findByRole('navigation', { name: 'Match' });
  expect(cards()).toHaveLength(4);
  expect(inputsOf(site, 'listMatches')).toEqual([]);
});
