import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loaded, three } from '../testing/list-screen.ts';
import { aFavorite, openPage } from '../testing/open-page.ts';

beforeEach(() => localStorage.clear());

describe('comparing', () => {
  it('leads to the chosen players in the order of the list', async () => {
    await openPage({ list: three });
    await loaded();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Cyd' }));
    expect(screen.getByText('Choose at least one more player to compare.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Ada' }));
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/pubg/favorite/compare?player=steam.Ada&player=steam.Cyd&mode=squad',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('link', { name: 'Compare' })).not.toBeInTheDocument();
  });

  it('takes six players and no more', async () => {
    const list = Array.from({ length: 7 }, (_, index) => aFavorite(`player${index}`));
    await openPage({ list });
    await loaded(7);
    for (const box of screen.getAllByRole('checkbox').slice(0, 6)) await userEvent.click(box);
    expect(screen.getByText('6 of at most 6 players chosen.')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Compare player6' })).toBeDisabled();
  });
});
