import { screen, waitFor, within } from '@testing-library/react';
import { aFavorite } from './open-page.ts';

/** The list, as a visitor sees it. */

export const three = ['Ada', 'Bea', 'Cyd'].map((name) => aFavorite(name));

export const rows = () => screen.getAllByRole('row').slice(1);

export const names = () =>
  rows().map((row) => within(row).getByRole('rowheader').querySelector('a')?.textContent);

/** Waits until the stats of `count` players have loaded. */
export const loaded = async (count = 3) =>
  waitFor(() => expect(screen.getAllByText('Crystal 2')).toHaveLength(count));

export const figures = (name: string) => {
  const row = screen.getByRole('link', { name }).closest('tr') as HTMLElement;
  return within(row)
    .getAllByRole('cell')
    .slice(1)
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
};
