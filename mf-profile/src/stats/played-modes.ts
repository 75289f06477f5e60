import type { Game, Perspective, Season } from '@hotdrop/shared-domain/game';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import { type InMode, normalModes, rankedModes, wasPlayed } from '../season/played-mode.ts';

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

/** Every mode that was played, in both perspectives. */
export function playedModes(game: Game, season: Season, stats: SeasonStats) {
  const inBoth = (modes: typeof rankedModes | typeof normalModes): readonly InMode[] =>
    unique(perspectives.flatMap((perspective) => modes(game, season, stats, perspective)).filter(wasPlayed));
  const ranked = inBoth(rankedModes);
  const normal = inBoth(normalModes);
  return { ranked, normal, hasAny: ranked.length + normal.length > 0 };
}

/** What stands in for a mode of either perspective is there once. */
const unique = (modes: readonly InMode[]) =>
  modes.filter(({ mode }, at) => modes.findIndex((one) => one.mode.id === mode.id) === at);
