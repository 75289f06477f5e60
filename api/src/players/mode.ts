import { type Game, readMode } from '@hotdrop/shared-domain/game';
import { notFound } from '../http/problem.ts';

/** The mode of an address; figures are kept for core modes and for all of them together. */
export const modeOf = (game: Game, text: string): string => {
  const mode = readMode(game, text);
  if (mode.kind === 'display')
    throw notFound(`There are no figures for a mode "${text}". Try squad, duo or squad-fpp.`);
  return mode.id;
};
