import { screen, within } from '@testing-library/react';
import { rowOf } from './list-screen.ts';

/** The comparison of two players, as a visitor sees it. */

export const twoPlayers = 'favorite/compare?player=steam.Ada&player=steam.Bea';

/** Waits for the table of figures. */
export const loadedComparison = () => screen.findByRole('table', { name: /^Figures/ });

export const figures = () => screen.getByRole('table', { name: /^Figures/ });
/** The names of the compared players. */
export const heads = () => within(figures()).getAllByRole('columnheader');

const cells = (name: string) =>
  within(rowOf(within(figures()).getByRole('rowheader', { name }))).getAllByRole('cell');
/** The figure of each player in the row with this name, with its difference. */
export const line = (name: string) =>
  cells(name).map((cell, at) => cell.textContent?.replace(heads()[at]?.textContent ?? '', ''));
