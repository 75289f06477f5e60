import type { Game, Perspective, Season } from '@hotdrop/shared-domain/game';
import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import { isPlayed, type PlayedMode, readNormalModes, readRankedModes } from '../season/season-overview.ts';

const perspectives: readonly Perspective[] = ['tpp', 'fpp'];

/** Lists the played modes of both perspectives. */
export function listPlayedModes(game: Game, season: Season, stats: SeasonStats) {
  const inBoth = (modes: typeof readRankedModes | typeof readNormalModes): readonly PlayedMode[] =>
    removeDuplicates(
      perspectives.flatMap((perspective) => modes(game, season, stats, perspective)).filter(isPlayed),
    );
  const ranked = inBoth(readRankedModes);
  const normal = inBoth(readNormalModes);
  return { ranked, normal, hasAny: ranked.length + normal.length > 0 };
}

/** Removes the second `all` mode, which belongs to both perspectives. */
const removeDuplicates = (modes: readonly PlayedMode[]) =>
  modes.filter(({ mode }, at) => modes.findIndex((one) => one.mode.id === mode.id) === at);
