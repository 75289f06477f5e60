import type { TierLabel } from '@hotdrop/shared-domain/game';
import type { TierAverage } from '@hotdrop/shared-domain/wire';
import type { ModeRecord } from '../season/season-overview.ts';
import { type Comparison, compareStats, minComparedGames } from './comparison.ts';

/** Whom a player is compared with in a mode. */
export interface Rival {
  /** Null: all players. */
  readonly tier: TierLabel | null;
  /** The number of players; null: not known. */
  readonly players: number | null;
  readonly comparisons: readonly Comparison[];
}

/** Chooses the player's tier if it has an average, otherwise everyone. Null: there is nothing to compare with. */
export function findRival(played: ModeRecord, tiers: readonly TierAverage[]): Rival | null {
  const { tier, average, stats } = played;
  if (stats.games < minComparedGames) return null;
  const own = tier && tiers.find((one) => one.tier.toLowerCase() === tier.id.toLowerCase());
  const rival =
    tier && own?.stats
      ? { tier, players: own.players, comparisons: compareStats(played, own.stats) }
      : {
          tier: null,
          players: null,
          comparisons: average
            ? compareStats(played, { kd: average.kd, avgDamageDealt: average.damage })
            : [],
        };
  return rival.comparisons.length > 0 ? rival : null;
}
