import { readSeason } from '@hotdrop/shared-domain/game';
import { durations } from '@hotdrop/shared-domain/rules';
import { sessionGap } from '@hotdrop/shared-domain/stats';
import { weekOf } from '@hotdrop/shared-domain/text';
import type { PublishedTier } from '@hotdrop/shared-domain/wire';
import type { Context } from '../context.ts';
import { longestMatch, messageLifetime } from '../durations.ts';
import type { PlayerRow } from '../players/find-player.ts';
import { findKnownSeason } from '../seasons/platform-seasons.ts';
import { readStats } from '../seasons/save-stats.ts';
import { readSessions } from '../sessions/operations.ts';
import type { PlayerEvent, SeasonRanks } from './player-event.ts';

/** The player's tiers in the current season. Null: there are none. */
export const readRanks = async (
  context: Context,
  { accountId, platform }: PlayerRow,
): Promise<SeasonRanks | null> => {
  const season = await findKnownSeason(context, platform);
  const stats = season && (await readStats(context.db, { accountId, season: season.id, shard: platform }));
  if (!season || !stats) return null;
  const tiers = Object.entries(stats.ranked).map(([mode, { currentTier }]) => [mode, currentTier] as const);
  return { season: season.id, tiers: Object.fromEntries(tiers) };
};

/** How high a tier is. Undefined: the player has no rank, or it is not known. */
const heightIn = (context: Context, season: string) => {
  const { ladder } = readSeason(context.game, season);
  return ({ tier, subTier }: PublishedTier): number | undefined => {
    const height = ladder.findIndex(
      (step) => step.tier === tier.toLowerCase() && (step.division === '' || step.division === subTier),
    );
    return height < 0 ? undefined : height;
  };
};

/** The modes in which a player has a higher tier than before. The first rank of a season is none. */
export const findPromotions = (
  context: Context,
  before: SeasonRanks | null,
  now: SeasonRanks | null,
): readonly PlayerEvent[] => {
  if (!before || !now || before.season !== now.season) return [];
  const heightOf = heightIn(context, now.season);
  return Object.entries(now.tiers).flatMap(([mode, tier]): PlayerEvent[] => {
    const old = before.tiers[mode];
    const [from, to] = [old && heightOf(old), heightOf(tier)];
    if (from === undefined || to === undefined || to <= from) return [];
    return [{ kind: 'promotion', season: now.season, mode, ...tier }];
  });
};

/** A session is over when a match that began within its gap would have been listed. */
const sessionDelay = sessionGap + longestMatch;

interface TimedEvent {
  /** When a renewal knows that it happened. */
  readonly at: number;
  /** Later, it is no news any more. */
  readonly until: number;
  readonly event: PlayerEvent;
}

const toIso = (time: number): string => new Date(time).toISOString();

/** The sessions of a player and the weeks in which they began, each with the time from which it is over. */
export const listTimedEvents = async (
  context: Context,
  { accountId }: PlayerRow,
): Promise<readonly TimedEvent[]> => {
  const sessions = await readSessions(context, accountId);
  const ends = sessions.map(({ start, end }): TimedEvent => {
    const at = end + sessionDelay;
    return {
      at,
      until: at + messageLifetime,
      event: { kind: 'session', start: toIso(start), end: toIso(end) },
    };
  });
  const weeks = [...Map.groupBy(sessions, ({ start }) => weekOf(start).id)].map(([week, all]): TimedEvent => {
    const { end } = weekOf(all[0]?.start ?? 0);
    return {
      at: Math.max(end, ...all.map((session) => session.end + sessionDelay)),
      until: end + durations.weekRecap,
      event: { kind: 'week', week },
    };
  });
  return [...ends, ...weeks];
};
