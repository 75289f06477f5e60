import { screen, within } from '@testing-library/react';

/** Waits for the bars of the rating page. */
export const findChart = async () =>
  within(await screen.findByRole('list', { name: 'Share of players by points' }));
