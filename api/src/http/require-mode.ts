import { type Game, readMode } from '@hotdrop/shared-domain/game';
import { notFound } from './problem.ts';

/** The mode that a path names, or 404. Figures exist for the core modes and for all of them together. */
export const requireMode = (game: Game, text: string): string => {
  const mode = readMode(game, text);
  if (mode.kind === 'display')
    throw notFound(`Unknown mode "${text}". Use squad, duo, or squad-fpp, for example.`);
  return mode.id;
};
