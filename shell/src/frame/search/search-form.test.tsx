import { durations } from '@hotdrop/shared-domain/rules';
import { rememberPlayer } from '@hotdrop/shared-domain/store';
import { aFailure, aPlayer, aSuggestion, testTime } from '@hotdrop/shared-domain/testing';
import type { Player } from '@hotdrop/shared-domain/wire';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from '../../testing/render-frame.tsx';
import { rememberRecentPlayer } from './recent-players.ts';

const user = userEvent.setup();
const field = () => screen.getByRole('combobox', { name: 'Player name' });
const noSuggestions = { suggestPlayers: { players: [] } };

beforeEach(() => localStorage.clear());

const search = async (name: string) => {
  await user.type(field(), name);
  await user.keyboard('{Enter}');
};

describe('the search form', () => {
  it('opens the profile of the found player and clears the input', async () => {
    const { router } = await renderFrame({
      answers: {
        ...noSuggestions,
        searchPlayer: { player: aPlayer({ name: 'NightHeron', shard: 'STEAM' }) },
      },
    });
    await search('NightHeron');
    expect(await screen.findByRole('heading', { name: 'Profile' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron');
    expect(field()).toHaveValue('');
  });

  it.each([
    ['is not found', aFailure('not-found', { suggestions: [] })],
    ['cannot be searched now', aFailure('busy', { retryAfter: null })],
    ['could not be read from the game', aFailure('network', { reason: 'upstream' })],
  ])('opens the search page when the player %s', async (_, failure) => {
    const { router } = await renderFrame({ answers: { ...noSuggestions, searchPlayer: failure } });
    await search('nobody');
    expect(await screen.findByRole('heading', { name: 'Search page' })).toBeVisible();
    expect(router.state.location.search).toBe('?shard=steam&name=nobody');
  });

  it('stays on the page, keeps the name, and explains it when there is no answer', async () => {
    const { router } = await renderFrame({
      answers: { ...noSuggestions, searchPlayer: aFailure('network', { reason: 'unreachable' }) },
    });
    await search('NightHeron');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Our server did not answer. Please try again.',
    );
    expect(field()).toHaveValue('NightHeron');
    expect(router.state.location.pathname).toBe('/pubg/ranks');
    await user.type(field(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['the search page', '/pubg/search?shard=psn&name=nightheron'],
    ['a profile', '/pubg/profile/psn/nightheron'],
  ])('has the platform and the name of %s that found no player', async (_, path) => {
    await renderFrame({ answers: noSuggestions, path });
    expect(field()).toHaveValue('nightheron');
    expect(await screen.findByRole('button', { name: 'Platform: PSN' })).toBeVisible();
    await user.click(field());
    await user.keyboard('x');
    expect(field()).toHaveValue('x');
  });

  it.each([
    ['the search page', '/pubg/search?shard=playdate&name=NightHeron'],
    ['a profile', '/pubg/profile/playdate/NightHeron'],
  ])('keeps the platform of the visitor when %s names an unknown one', async (_, path) => {
    const { site } = await renderFrame({
      answers: noSuggestions,
      path,
      state: { selectedPlatform: 'kakao' },
    });
    expect(field()).toHaveValue('NightHeron');
    expect(screen.getByRole('button', { name: 'Platform: Kakao' })).toBeVisible();
    expect(site.store.getState().selectedPlatform).toBe('kakao');
  });

  it('is empty on the profile of a player who was found', async () => {
    const path = '/pubg/profile/steam/NightHeron';
    const { site } = await renderFrame({ answers: noSuggestions, path });
    act(() => rememberPlayer(site.store, aPlayer({ name: 'NightHeron', shard: 'STEAM' })));
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('has the name of a known player for whom the search got no answer', async () => {
    const state = { players: { 'steam/account.1': aPlayer({ name: 'NightHeron', shard: 'STEAM' }) } };
    const path = '/pubg/search?shard=steam&name=NightHeron';
    await renderFrame({ answers: noSuggestions, path, state });
    expect(field()).toHaveValue('NightHeron');
  });

  it('keeps the case of the typed name', async () => {
    const { site } = await renderFrame({
      answers: { ...noSuggestions, searchPlayer: { player: aPlayer() } },
    });
    await search('  nIGHThERON ');
    await waitFor(() =>
      expect(site.api).toHaveProperty(
        'made',
        expect.arrayContaining([{ call: 'searchPlayer', input: { shard: 'steam', name: 'nIGHThERON' } }]),
      ),
    );
  });

  it('accepts 1 to 30 characters', async () => {
    await renderFrame({ answers: noSuggestions });
    await user.type(field(), 'x'.repeat(40));
    expect(field()).toHaveValue('x'.repeat(30));
    expect(field()).toBeRequired();
  });

  it('requests the current season beside the search, because the profile needs it', async () => {
    const answer = Promise.withResolvers<{ player: Player }>();
    const { site } = await renderFrame({ answers: { ...noSuggestions, searchPlayer: () => answer.promise } });
    await search('NightHeron');
    await waitFor(() =>
      expect(site.api).toHaveProperty(
        'made',
        expect.arrayContaining([
          expect.objectContaining({ call: 'searchPlayer' }),
          expect.objectContaining({ call: 'listActiveSeasons' }),
        ]),
      ),
    );
    await act(async () => answer.resolve({ player: aPlayer() }));
  });

  it('runs one search at a time', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const searchPlayer = jest.fn(async () => {
      await waiting;
      return { player: aPlayer() };
    });
    await renderFrame({ answers: { ...noSuggestions, searchPlayer } });
    await search('NightHeron');
    await user.keyboard('{Enter}{Enter}');
    expect(searchPlayer).toHaveBeenCalledTimes(1);
    await act(async () => answer());
  });

  it('does not search for a recently updated player', async () => {
    const searchPlayer = jest.fn(() => aFailure('busy', { retryAfter: null }));
    const { router, site } = await renderFrame({ answers: { ...noSuggestions, searchPlayer } });
    rememberPlayer(site.store, aPlayer({ name: 'NightHeron', shard: 'STEAM', syncedAt: testTime }));
    await search('NightHeron');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pubg/profile/steam/NightHeron'));
    expect(searchPlayer).not.toHaveBeenCalled();
  });

  it('submits platform and name to the search page without scripts', async () => {
    await renderFrame({ answers: noSuggestions });
    const form = field().closest('form');
    expect(form).toHaveAttribute('action', '/pubg/search');
    expect(form).toHaveAttribute('method', 'get');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ shard: 'steam', name: '' });
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

  it('load once, after a delay after the last key', async () => {
    await renderFrame({ answers });
    await user.type(field(), 'Nig');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
    expect(answers.suggestPlayers.mock.calls).toEqual([[{ shard: 'steam', q: 'Nig' }, expect.anything()]]);
    expect(durations.fetchDelay).toBe(200);
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

  it('react to arrow keys while the focus stays in the input', async () => {
    const { router } = await renderFrame({ answers });
    await user.type(field(), 'Nig');
    const options = await screen.findAllByRole('option');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-activedescendant', options[1]?.id);
    expect(options[1]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/pubg/profile/steam/Nightjar'));
  });

  it('open the profile when clicked', async () => {
    const { router } = await renderFrame({ answers });
    await user.type(field(), 'Nig');
    const [, second] = await screen.findAllByRole('option');
    await user.click(second ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/pubg/profile/steam/Nightjar'));
  });

  it('close on Escape and keep the typed text', async () => {
    await renderFrame({ answers });
    await user.type(field(), 'Nig');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field()).toHaveValue('Nig');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('open again on ArrowDown after Escape', async () => {
    await renderFrame({ answers });
    await user.type(field(), 'Nig');
    await screen.findAllByRole('option');
    await user.keyboard('{Escape}{ArrowDown}');
    expect(await screen.findAllByRole('option')).toHaveLength(2);
  });

  it('say that no name matches', async () => {
    await renderFrame({ answers: noSuggestions });
    await user.type(field(), 'zzz');
    expect(await screen.findByText(/No known player on Steam starts with “zzz”/)).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('list favorites first, then recent players, then the others', async () => {
    rememberRecentPlayer({ shard: 'steam', name: 'NightHeron' });
    const { site } = await renderFrame({ answers });
    act(() => site.favorites.toggle({ accountId: 'account.2', shard: 'STEAM' }));
    await user.type(field(), 'Nig');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual([
      expect.stringMatching(/^FavoritesNightjar/),
      expect.stringMatching(/^RecentNightHeron/),
    ]);
  });

  it('show nothing when the request fails', async () => {
    const { site } = await renderFrame({ answers: { suggestPlayers: aFailure('server', { status: 500 }) } });
    await user.type(field(), 'Nig');
    await waitFor(() =>
      expect(site.api).toHaveProperty(
        'made',
        expect.arrayContaining([expect.objectContaining({ call: 'suggestPlayers' })]),
      ),
    );
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('begin with the players whose profiles were opened without a search', async () => {
    const state = { players: { 'steam/account.1': aPlayer({ name: 'NightHeron', shard: 'STEAM' }) } };
    await renderFrame({ answers, path: '/pubg/profile/steam/NightHeron', state });
    await user.click(field());
    expect(await screen.findByRole('option', { name: /NightHeron/ })).toBeVisible();
  });

  it('do not begin with a player who was not found', async () => {
    await renderFrame({ answers, path: '/pubg/profile/steam/Nobody' });
    await user.clear(field());
    await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
    expect(screen.queryByRole('option')).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('begin with the recent players', async () => {
    rememberRecentPlayer({ shard: 'kakao', name: 'garam_73' });
    await renderFrame({ answers });
    await user.click(field());
    expect(await screen.findByRole('option', { name: /garam_73/ })).toBeVisible();
    expect(answers.suggestPlayers).not.toHaveBeenCalled();
  });
});
