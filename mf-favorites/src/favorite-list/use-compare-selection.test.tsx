import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaded, three } from '../testing/list-screen.ts';
import { aFavorite, openPage } from '../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('comparing', () => {
  it('links to the selected players in the order of the list', async () => {
    await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Cyd' }));
    expect(screen.getByText('Select one more player to compare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }));
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Ada&player=steam.Cyd&mode=squad',
    );
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Ada&player=steam.Cyd&mode=squad',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link', { name: /^Compare/ })).not.toBeInTheDocument();
  });

  it('starts with the players of a comparison, so that more can be added', async () => {
    await openPage({ path: 'favorite/compare?player=steam.Cyd&player=steam.Ada&mode=duo', list: three });
    await userEvent.click(await screen.findByRole('link', { name: /^Add a player/ }));
    expect(await screen.findByRole('checkbox', { name: 'Compare Ada' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Compare Bea' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Compare Cyd' })).toBeChecked();
    expect(screen.getByText('2 of 6 players selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Bea' }));
    expect(screen.getByRole('link', { name: 'Compare (3)' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Ada&player=steam.Bea&player=steam.Cyd&mode=duo',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Squad TPP' }));
    expect(await screen.findByRole('link', { name: 'Compare (3)' })).toBeInTheDocument();
  });

  it('ignores players of a shared comparison who are not favorites', async () => {
    await openPage({ path: 'favorite?player=steam.Zed&player=steam.Ada', list: three });
    await loaded();
    expect(screen.getByRole('checkbox', { name: 'Compare Ada' })).toBeChecked();
    expect(screen.getByText('Select one more player to compare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Cyd' }));
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Ada&player=steam.Cyd&mode=squad',
    );
  });

  it('is disabled until two players are selected', async () => {
    await openPage({ list: three });
    await loaded();
    expect(screen.getByRole('button', { name: 'Compare (0)' })).toBeDisabled();
    expect(screen.getByTitle('Select two or more players to compare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }));
    expect(screen.getByRole('button', { name: 'Compare (1)' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Bea' }));
    expect(screen.getByRole('link', { name: 'Compare (2)' })).toBeInTheDocument();
  });

  it('is disabled for an empty list', async () => {
    await openPage({ list: [] });
    expect(await screen.findByRole('button', { name: 'Compare (0)' })).toBeDisabled();
  });

  it('is limited to six players', async () => {
    const list = Array.from({ length: 7 }, (_, index) => aFavorite(`player${index}`));
    await openPage({ list });
    await loaded(7);
    for (const box of screen.getAllByRole('checkbox').slice(0, 6)) await userEvent.click(box);
    expect(screen.getByText('6 of 6 players selected')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Compare player6' })).toBeDisabled();
  });

  it('accepts another player after a selected one is removed', async () => {
    const list = Array.from({ length: 7 }, (_, index) => aFavorite(`player${index}`));
    await openPage({ list });
    await loaded(7);
    for (const box of screen.getAllByRole('checkbox').slice(0, 6)) await userEvent.click(box);
    await userEvent.click(screen.getByRole('button', { name: 'Favorite: player0' }));
    expect(await screen.findByText('5 of 6 players selected')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare player6' }));
    expect(screen.getByText('6 of 6 players selected')).toBeInTheDocument();
  });
});
