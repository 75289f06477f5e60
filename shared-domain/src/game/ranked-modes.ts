import { coreModes } from './queries.ts';
import type { Game, Mode, Season } from './types.ts';

/** A form that no season has is read as newer than all that are known. */
const newest = '';

/** The modes that a season ranks players in. Null: the current season is unknown, and the newest rule applies. */
export function rankedModes(game: Game, season: Season | null): readonly Mode[] {
  const { rankedViews } = season ?? game.seasons.read(newest);
  const sizes = rankedViews.map(({ size }) => size);
  const modes = coreModes(game);
  return sizes.length === 0 ? modes : modes.filter(({ size }) => size !== null && sizes.includes(size));
}
