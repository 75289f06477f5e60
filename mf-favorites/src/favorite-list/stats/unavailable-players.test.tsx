import { aFailure, type FakeAnswers, failureOf } from '@hotdrop/shared-domain/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaded, names, rows, three } from '../../testing/list-screen.ts';
import { aFavorite, aPlayerByName, openPage, someFigures } from '../../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('a player unknown to the game', () => {
  const answers: FakeAnswers = {
    getPlayer: (input) => (input.player === 'Bea' ? aFailure('not-found') : aPlayerByName(input)),
  };

  it('is removed from the list, and returns to the same position on undo', async () => {
    const { favorites } = await openPage({ list: three, answers });
    expect(await screen.findByText(/was removed from the list/)).toHaveTextContent(
      '1 player was removed from the list. This player no longer exists in the game.',
    );
    expect(favorites.list()).toEqual([aFavorite('Ada'), aFavorite('Cyd')]);

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites.list()).toEqual(three);
    expect(rows()[1]).toHaveTextContent('This player no longer exists in the game.');
    expect(screen.queryByText(/was removed from the list/)).not.toBeInTheDocument();
  });

  it('stays removed after the notice is closed', async () => {
    await openPage({ list: [aFavorite('Bea')], answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText('No favorites yet')).toBeInTheDocument();
  });
});

describe('a player who fails to load', () => {
  it.each(['getPlayer', 'getSeasonStats'] as const)(
    'is hidden when %s fails, stays a favorite, and can be retried',
    async (call) => {
      let isDown = true;
      const fails = (asked: string, who: string) => isDown && asked === call && who === 'Bea';
      const answers: FakeAnswers = {
        getPlayer: (input) => (fails('getPlayer', input.player) ? aFailure('network') : aPlayerByName(input)),
        getSeasonStats: (input) =>
          fails('getSeasonStats', input.accountId) ? aFailure('network') : someFigures(input),
      };
      const { favorites } = await openPage({ list: three, answers });
      expect(await screen.findByText('Could not be loaded right now: Bea')).toBeInTheDocument();
      expect(names()).toEqual(['Ada', 'Cyd']);
      expect(favorites.list()).toEqual(three);

      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await loaded();
      expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
      expect(screen.queryByText(/Could not be loaded/)).not.toBeInTheDocument();
    },
  );

  it('is named below the list, and can be removed, with an undo', async () => {
    const getPlayer: FakeAnswers['getPlayer'] = (input) =>
      input.player === 'Bea' ? aFailure('network') : aPlayerByName(input);
    const { favorites } = await openPage({ list: three, answers: { getPlayer } });
    await screen.findByText('Could not be loaded right now: Bea');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(favorites.list()).toEqual([aFavorite('Ada'), aFavorite('Cyd')]);
    expect(screen.queryByText(/Could not be loaded/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites.list()).toEqual(three);
  });

  it('stays a favorite after the line below the list is closed', async () => {
    const getPlayer: FakeAnswers['getPlayer'] = (input) =>
      input.player === 'Ada' ? aPlayerByName(input) : aFailure('network');
    const { favorites } = await openPage({ list: three, answers: { getPlayer } });
    await screen.findByText('Could not be loaded right now: Bea, Cyd');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(/Could not be loaded/)).not.toBeInTheDocument();
    expect(favorites.list()).toEqual(three);
  });

  it.each([
    ['from a proxy', 'text/html'],
    ['from an unknown address', 'application/problem+json'],
  ])('stays a favorite after a 404 %s', async (_, type) => {
    const lost = { status: 404, headers: { 'content-type': type } };
    const failure = await failureOf(new Response('{"status":404}', lost));
    const answers: FakeAnswers = {
      getPlayer: (input) => (input.player === 'Bea' ? failure : aPlayerByName(input)),
    };
    const { favorites } = await openPage({ list: three, answers });
    expect(await screen.findByText(/Could not be loaded right now/)).toBeInTheDocument();
    expect(favorites.list()).toEqual(three);
  });

  it('shows an error if all players fail, and all return on retry', async () => {
    let isDown = true;
    const getPlayer: FakeAnswers['getPlayer'] = (input) =>
      isDown ? aFailure('network') : aPlayerByName(input);
    await openPage({ list: three, answers: { getPlayer } });
    expect(await screen.findByText('Your favorites could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText(/Could not be loaded/)).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });

  it('is reported if the failure is a bug of the page', async () => {
    const broken = () => {
      throw new Error('a bug');
    };
    const { site } = await openPage({ list: three, answers: { getPlayer: broken } });
    expect(await screen.findByText('Your favorites could not be loaded')).toBeInTheDocument();
    expect(site.reported).toHaveLength(3);
  });
});

describe('the star', () => {
  it('removes a player from the list, with an undo', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Bea' }));
    expect(names()).toEqual(['Ada', 'Cyd']);
    expect(screen.getByText('Bea was removed from the list.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites.list()).toEqual(three);
  });
});
