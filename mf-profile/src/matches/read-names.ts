import { type Game, readMap, readMatchType, readMode } from '@hotdrop/shared-domain/game';
import type { Locale } from '@hotdrop/shared-domain/locale';
import type { MatchSummary } from '@hotdrop/shared-domain/wire';

type Named = Pick<MatchSummary, 'mapName' | 'gameMode' | 'matchType'>;

/** The names of map, mode, and kind, each name once: in training, map and mode can have the same. */
export function readNames(game: Game, match: Named, locale: Locale) {
  const map = readMap(game, match.mapName);
  const mode = readMode(game, match.gameMode).name[locale];
  const kind = readMatchType(game, match.matchType).name[locale];
  const [first = '', second = ''] = [...new Set([mode, kind])].filter((name) => name !== map.name[locale]);
  return { map: map.name[locale], plate: map.plate, mode: first, kind: second };
}
