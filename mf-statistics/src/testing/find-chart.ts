import { screen, within } from '@testing-library/react';

/** The bars of the rating page, when they are drawn. */
export const chart = async () =>
  within(await screen.findByRole('list', { name: 'Share of players by points' }));
