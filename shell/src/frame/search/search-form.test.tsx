import { createLinkTo } from '@hotdrop/shared-domain/contract';
import { toggleFavorite } from '@hotdrop/shared-domain/favorites';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { aFailure, aPlayer, aSuggestion, siteLinkPatterns, testTime } from '@hotdrop/shared-domain/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../../testing/render-frame.tsx';
import { rememberRecentPlayer } from './recent-players.ts';

const user = userEvent.setup();
const field = () => screen.getByRole('combobox', { name: 'Player name' });
const noSuggestions = { suggestPlayers: { players: [] } };
const heron = aPlayer({ name: 'NightHeron', shard: 'STEAM' });

beforeEach(() => localStorage.clear());

const search = async (name: string) => {
  await user.type(field(), name);
  await user.keyboard('{Enter}');
};

describe('the search form', () => {
  it('gets the focus when "/" is pressed outside of a field', async () => {
    await renderFrame({ answers: noSuggestions });
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    await user.keyboard('a/b');
    expect(field()).toHaveValue('a/b');
  });

  it('looks up the typed name once, with the season, opens the profile, and clears the input', async () => {
    const answer = Promise.withResolvers<{ player: typeof heron }>();
    const searchPlayer = jest.fn(() => answer.promise);
    const { router, site } = await renderFrame({ answers: { ...noSuggestions, searchPlayer } });
    await search('  NightHeron ');
    await user.keyboard('{Enter}{Enter}');
    expect(searchPlayer.mock.calls).toEqual([[{ shard: 'steam', name: 'NightHeron' }, expect.anything()]]);
    expect(site).toHaveProperty(
      'made',
      expect.arrayContaining([expect.objectContaining({ call: 'listActiveSeasons' })]),
    );
    await act(async () => answer.resolve({ player: heron }));
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron');
    expect(field()).toHaveValue('');
  });

  it.each([
    ['is not found', aFailure('not-found', { suggestions: [] })],
    ['cannot be searched now', aFailure('busy', { retryAfter: null })],
    ['could not be read from the game', aFailure('network', { reason: 'upstream' })],
    ['could not be searched without an answer', aFailure('network', { reason: 'unreachable' })],
  ])('opens the search page when the player %s', async (_, failure) => {
    const { router } = await renderFrame({ answers: { ...noSuggestions, searchPlayer: failure } });
    await search('nobody');
    expect(await screen.findByRole('heading', { name: 'Search page' })).toBeVisible();
    expect(router.state.location.search).toBe('?shard=steam&name=nobody');
    expect(field()).toHaveValue('nobody');
  });

  it.each(['/pubg/search?shard=psn&name=nightheron', '/pubg/profile/psn/nightheron'])(
    'has the platform and the name of an address that found no player: %s',
    async (path) => {
      await renderFrame({ answers: noSuggestions, path });
      expect(await screen.findByRole('combobox')).toHaveValue('nightheron');
      expect(await screen.findByRole('button', { name: 'Platform: PSN' })).toBeVisible();
      await user.click(field());
      await user.keyboard('x');
      expect(field()).toHaveValue('x');
    },
  );

  it('knows the name in the address that any area has for its players', async () => {
    const linkTo = createLinkTo('/pubg', { ...siteLinkPatterns, profile: 'people/:shard/:name/:year?' });
    const pages = [{ path: 'people/*', element: <h1>Person</h1> }];
    await renderFrame({ answers: noSuggestions, linkTo, pages, path: '/pubg/people/psn/nightheron/2026' });
    expect(await screen.findByRole('combobox')).toHaveValue('nightheron');
  });

  it("keeps the visitor's platform when the address names an unknown one", async () => {
    const path = '/pubg/search?shard=playdate&name=NightHeron';
    await renderFrame({ answers: noSuggestions, path, state: { selectedPlatform: 'kakao' } });
    expect(await screen.findByRole('combobox')).toHaveValue('NightHeron');
    expect(screen.getByRole('button', { name: 'Platform: Kakao' })).toBeVisible();
  });

  it('is empty on the profile of a player who was found', async () => {
    const { site } = await renderFrame({ answers: noSuggestions, path: '/pubg/profile/steam/NightHeron' });
    act(() => rememberPlayer(site.store, heron));
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('does not search for a recently updated player', async () => {
    const searchPlayer = jest.fn(() => aFailure('busy', { retryAfter: null }));
    const { router, site } = await renderFrame({ answers: { ...noSuggestions, searchPlayer } });
    rememberPlayer(site.store, { ...heron, syncedAt: testTime });
    await search('NightHeron');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron'));
    expect(searchPlayer).not.toHaveBeenCalled();
  });

  it('submits platform and name to the search page without scripts, and accepts 30 characters', async () => {
    await renderFrame({ answers: noSuggestions });
    const form = field().closest('form');
    expect(form).toHaveAttribute('action', '/pubg/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ shard: 'steam', name: '' });
    expect(field()).toHaveAttribute('maxlength', '30');
    expect(field()).toBeRequired();
  });
});

describe('the suggestions', () => {
  const answers = {
    suggestPlayers: jest.fn(() => ({
      players: [
        aSuggestion({ accountId: 'account.1', name: 'NightHeron' }),
        aSuggestion({ accountId: 'account.2', name: 'Nightjar' }),
      ],
    })),
    searchPlayer: { player: aPlayer({ name: 'Nightjar', shard: 'STEAM' }) },
  };

  beforeEach(() => answers.suggestPlayers.mockClear());

  it('are requested once, after the last key', async () => {
    await renderFrame({ answers });
    jest.useFakeTimers();
    try {
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: 10 }).type(field(), 'Nig');
      expect(answers.suggestPlayers).not.toHaveBeenCalled();
      await act(() => jest.runOnlyPendingTimersAsync());
      expect(answers.suggestPlayers).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  it('react to arrow keys while the focus stays in the input, close on Escape, and open again', async () => {
    const { router } = await renderFrame({ answers });
    await user.type(field(), 'Nig');
    await screen.findAllByRole('option');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('Nig');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    const options = await screen.findAllByRole('option');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pubg/profile/steam/Nightjar'));
  });

  it('appear in the same moment for the eye and for a screen reader', async () => {
    await renderFrame({ answers });
    const states: unknown[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryAllByRole('option').length > 0) states.push(field().getAttribute('aria-expanded'));
    });
    observer.observe(document.body, { childList: true, subtree: true });
    await user.type(field(), 'Nig');
    await screen.findAllByRole('option');
    observer.disconnect();
    expect(states[0]).toBe('true');
  });

  it('list favorites first, then recent players, and open a profile on a click', async () => {
    rememberRecentPlayer({ shard: 'steam', name: 'NightHeron' });
    const { router, site } = await renderFrame({ answers });
    act(() => toggleFavorite(site.store, { accountId: 'account.2', shard: 'STEAM' }));
    await user.type(field(), 'Nig');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^FavoritesNightjar/),
      expect.stringMatching(/^RecentNightHeron/),
    ]);
    await user.click(screen.getAllByRole('option')[0] ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/pubg/profile/steam/Nightjar'));
  });

  it('list players of other platforms last, with their platform', async () => {
    const elsewhere = { accountId: 'account.3', name: 'NightOwl', shard: 'KAKAO' };
    const suggestPlayers = { players: [aSuggestion({ name: 'NightHeron' }), aSuggestion(elsewhere)] };
    await renderFrame({ answers: { ...answers, suggestPlayers } });
    await user.type(field(), 'Nig');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^Steam names that start with “Nig”NightHeron/),
      'On other platformsNightOwlKakao',
    ]);
  });

  it('leave the search usable when they fail', async () => {
    const suggestPlayers = jest.fn(() => aFailure('network', { reason: 'upstream' }));
    const { router } = await renderFrame({ answers: { ...answers, suggestPlayers } });
    await user.type(field(), 'Nig');
    await waitFor(() => expect(suggestPlayers).toHaveBeenCalled());
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('htjar{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pubg/profile/steam/Nightjar'));
  });

  it('say that no name matches', async () => {
    await renderFrame({ answers: noSuggestions });
    await user.type(field(), 'zzz');
    expect(await screen.findByText(/No known player starts with “zzz”/)).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('begin with the players whose profiles were opened, but not with one who was not found', async () => {
    const state = { players: { 'steam/account.1': heron } };
    const path = '/pubg/profile/steam/NightHeron';
    const { unmount } = await renderFrame({ answers, path, state });
    await user.click(field());
    expect(await screen.findByRole('option', { name: /NightHeron/ })).toBeVisible();
    unmount();
    localStorage.clear();
    await renderFrame({ answers, path: '/pubg/profile/steam/Nobody' });
    await user.clear(field());
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });
});
