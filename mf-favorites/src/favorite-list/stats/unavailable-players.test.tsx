import { aFailure, type FakeAnswers, failureOf } from '@hotdrop/shared-domain/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaded, names, rows, three } from '../../testing/list-screen.ts';
import { aFavorite, aPlayerByName, openPage, someFigures } from '../../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('a player whom the game does not know', () => {
  const answers: FakeAnswers = {
    getPlayer: (input) => (input.player === 'Bea' ? aFailure('not-found') : aPlayerByName(input)),
  };

  it('leaves the list, and comes back to the same place when that is undone', async () => {
    const { favorites } = await openPage({ list: three, answers });
    expect(await screen.findByText(/was removed from the list/)).toHaveTextContent(
      '1 player was removed from the list. This player no longer exists in the game.',
    );
    expect(favorites.list()).toEqual([aFavorite('Ada'), aFavorite('Cyd')]);

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites.list()).toEqual(three);
    const [, bea] = rows();
    expect(
      within(bea as HTMLElement).getByText('This player no longer exists in the game.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/was removed from the list/)).not.toBeInTheDocument();
  });

  it('can be let go for good', async () => {
    await openPage({ list: [aFavorite('Bea')], answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.getByText('No favorites yet')).toBeInTheDocument();
  });
});

describe('a player who cannot be read just now', () => {
  it.each(['getPlayer', 'getSeasonStats'] as const)(
    'is left out when %s fails, stays a favorite, and can be tried again',
    async (call) => {
      let isDown = true;
      const fails = (asked: string, who: string) => isDown && asked === call && who === 'Bea';
      const answers: FakeAnswers = {
        getPlayer: (input) => (fails('getPlayer', input.player) ? aFailure('network') : aPlayerByName(input)),
        getSeasonStats: (input) =>
          fails('getSeasonStats', input.accountId) ? aFailure('network') : someFigures(input),
      };
      const { favorites } = await openPage({ list: three, answers });
      expect(
        await screen.findByText('1 favorite could not be loaded right now and is not shown.'),
      ).toBeInTheDocument();
      expect(names()).toEqual(['Ada', 'Cyd']);
      expect(favorites.list()).toEqual(three);

      isDown = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await loaded();
      expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
      expect(screen.queryByText(/not shown/)).not.toBeInTheDocument();
    },
  );

  it.each([
    ['a proxy’s', 'text/html'],
    ['of the address', 'application/problem+json'],
  ])('stays a favorite when the answer is a 404, %s', async (_, type) => {
    const lost = { status: 404, headers: { 'content-type': type } };
    const failure = await failureOf(new Response('{"status":404}', lost));
    const answers: FakeAnswers = {
      getPlayer: (input) => (input.player === 'Bea' ? failure : aPlayerByName(input)),
    };
    const { favorites } = await openPage({ list: three, answers });
    expect(await screen.findByText(/could not be loaded right now/)).toBeInTheDocument();
    expect(favorites.list()).toEqual(three);
  });

  it('is not told from an empty list when nobody can be read, and all come back', async () => {
    let isDown = true;
    const getPlayer: FakeAnswers['getPlayer'] = (input) =>
      isDown ? aFailure('network') : aPlayerByName(input);
    await openPage({ list: three, answers: { getPlayer } });
    expect(await screen.findByText('Your favorites could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText(/not shown/)).not.toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
    expect(names()).toEqual(['Ada', 'Bea', 'Cyd']);
  });

  it('is reported when the page itself is at fault', async () => {
    const broken = () => {
      throw new Error('a bug');
    };
    const { site } = await openPage({ list: three, answers: { getPlayer: broken } });
    expect(await screen.findByText('Your favorites could not be loaded')).toBeInTheDocument();
    expect(site.reported).toHaveLength(3);
  });
});

describe('the star', () => {
  it('takes a player off the list, with a way back', async () => {
    const { favorites } = await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: Bea' }));
    expect(names()).toEqual(['Ada', 'Cyd']);
    expect(screen.getByText('Bea was removed from the list.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(favorites.list()).toEqual(three);
  });
});
