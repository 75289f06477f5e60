import { createContext, useContext } from 'react';
import type { Theme } from '../handover.ts';

/** What the frame shows besides the page, as the server decided it for this visitor: both sides draw the same. */
export interface Surroundings {
  readonly theme: Theme;
}

const SurroundingsContext = createContext<Surroundings | null>(null);

export const SurroundingsProvider = SurroundingsContext.Provider;

export function useSurroundings(): Surroundings {
  const surroundings = useContext(SurroundingsContext);
  if (!surroundings) throw new Error('useSurroundings() works inside of <Frame> alone.');
  return surroundings;
}
