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

/** The table row of a cell, or of what is in it. */
export const rowOf = (element: HTMLElement): HTMLElement => {
  const row = element.closest('tr');
  if (!row) throw new Error('The element is in no row.');
  return row;
};

/** The cells after the name, without the line of a card on phones. */
export const stats = (name: string) => {
  const row = rowOf(screen.getByRole('link', { name }));
  return within(row)
    .getAllByRole('cell')
    .slice(2, -1)
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
};
