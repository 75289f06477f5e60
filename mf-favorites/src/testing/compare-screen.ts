import { screen } from '@testing-library/react';

/** The comparison of two players, as a visitor sees it. */

export const twoPlayers = 'favorite/compare?player=steam.Ada&player=steam.Bea';

/** Waits for the table of figures. */
export const loadedComparison = () => screen.findByRole('table', { name: /^Figures/ });
