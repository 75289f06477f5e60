import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { aFailure, aMatchDetail, aPlayer, minutesAgo } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cards, five, line, listPage, matchesPath, openMatches } from '../../testing/open-matches.ts';
import { inputsOf, profileSite } from '../../testing/profile-site.ts';
import { renderProfile } from '../../testing/render-profile.ts';
import { cacheHydratedList } from '../cache/match-cache.ts';
import { unfiltered } from '../list-position.ts';
import type { MatchList } from '../match-list.ts';

describe('opening a match', () => {
  test('opens on its page of the list, and closes again', async () => {
    const { router } = await openMatches('/2');
    expect(line(0)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(line(0));
    await screen.findByRole('navigation', { name: 'Match' });
    expect(router.state.location).toMatchObject({ pathname: `/pubg/${matchesPath}/c`, search: '?page=2' });
    expect(line(0)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(line(0));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe(`/pubg/${matchesPath}/2`);
  });

  test('keeps the loaded pages without another call when the visitor goes back', async () => {
    const { router, site } = await openMatches('/2?from=1');
    const calls = inputsOf(site, 'listMatches').length;
    await userEvent.click(line(3));
    await screen.findByRole('navigation', { name: 'Match' });
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Match' })).not.toBeInTheDocument());
    expect(cards()).toHaveLength(4);
    expect(inputsOf(site, 'listMatches')).toHaveLength(calls);
  });

  test('opens a cached match at once while the list of a renewed player loads', async () => {
    const response = Promise.withResolvers<void>();
    let isSlow = false;
    const { router, site } = await openMatches('', {
      listMatches: async ({ page }) => {
        if (isSlow) await response.promise;
        return listPage(five, Number(page ?? 1));
      },
    });
    const press = () => userEvent.click(line(0));
    const isShown = () => screen.queryByRole('navigation', { name: 'Match' }) !== null;
    await press();
    await waitFor(() => expect(isShown()).toBe(true));
    await press();
    await waitFor(() => expect(isShown()).toBe(false));

    isSlow = true;
    act(() => rememberPlayer(site.store, aPlayer({ syncedAt: minutesAgo(0) })));
    await press();
    expect(isShown()).toBe(true);
    expect(router.state.location.pathname).toBe(`/pubg/${matchesPath}`);
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute(
      'href',
      `/pubg/${matchesPath}/a?view=team#a-team`,
    );
    // A second click closes it.
    await press();
    await waitFor(() => expect(isShown()).toBe(false));
    await press();
    response.resolve();
    await waitFor(() => expect(router.state.location.pathname).toBe(`/pubg/${matchesPath}/a`));
    expect(isShown()).toBe(true);
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

test('does not reload the server-rendered list when a match is opened', async () => {
  const site = profileSite({ getMatch: ({ matchId }) => ({ match: aMatchDetail({ id: matchId }) }) });
  const position = { page: 2, from: 1, ...unfiltered, perspective: null, match: null };
  const rendered: MatchList = {
    accountId: aPlayer().accountId,
    perPage: 2,
    totalCount: 5,
    matches: five.slice(0, 4),
    points: {},
    opened: null,
    weapons: {},
    position,
  };
  rememberPlayer(site.store, aPlayer());
  cacheHydratedList(site, { shard: 'steam', accountId: rendered.accountId }, position, rendered);
  await renderProfile(`${matchesPath}/c?page=2&from=1`, site);
  await screen.findByRole('navigation', { name: 'Match' });
  expect(cards()).toHaveLength(4);
  expect(inputsOf(site, 'listMatches')).toEqual([]);
});
