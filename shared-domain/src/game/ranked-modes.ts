import { coreModes } from './choose.ts';
import type { Game, Mode, Season } from './types.ts';

/** The modes that a season ranks players in. Null: the season is not known, and any core mode may be ranked. */
export function rankedModes(game: Game, season: Season | null): readonly Mode[] {
  const sizes = season?.rankedViews.map(({ size }) => size) ?? [];
  const modes = coreModes(game);
  return sizes.length === 0 ? modes : modes.filter(({ size }) => size !== null && sizes.includes(size));
}
