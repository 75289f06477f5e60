import {
  averageDamage,
  enoughMatches,
  groupBySession,
  isTop10,
  killDeathRatio,
  matchTime,
  type Stat,
  type Stats,
  top10Rate,
} from '@hotdrop/shared-domain/stats';
import type { PlayerMatch } from '@hotdrop/shared-domain/wire';

/** A match of the form, with its place in the row of columns. */
export interface FormMatch extends PlayerMatch {
  /** Whether a session begins with it. */
  readonly isFirst: boolean;
  /** When it ended for the player, in milliseconds: the time that the list of matches shows. */
  readonly endedAt: number;
}

/** The stats that form compares with the season. */
interface FormStats {
  readonly damage: Stat;
  readonly kd: Stat;
  readonly top10Rate: Stat;
}

interface BotKills {
  readonly matches: number;
  readonly kills: number;
  readonly bots: number;
}

export interface FormSummary {
  /** Oldest first. */
  readonly matches: readonly FormMatch[];
  readonly wins: number;
  readonly top10s: number;
  readonly kills: number;
  /** Of the matches whose kill log is known. Null: none of them has a kill. */
  readonly bots: BotKills | null;
  readonly best: PlayerMatch | null;
  readonly stats: FormStats;
  /** The differences to the season; null: too few matches, or the season's stat is not known. */
  readonly change: FormStats | null;
}

const minus = (one: Stat, other: Stat): Stat => (one === null || other === null ? null : one - other);

/** Marks the first match of each session. Returns the oldest match first. */
const markSessions = (matches: readonly PlayerMatch[]): readonly FormMatch[] =>
  groupBySession(matches, ({ createdAt, timeSurvived }) => ({
    start: Date.parse(createdAt),
    end: matchTime(createdAt, timeSurvived),
  }))
    .toReversed()
    .flatMap((session) =>
      session.matches.toReversed().map((match, at) => ({
        ...match,
        isFirst: at === 0,
        endedAt: matchTime(match.createdAt, match.timeSurvived),
      })),
    );

const isBetter = (one: PlayerMatch, other: PlayerMatch): boolean =>
  one.teamRank !== other.teamRank ? one.teamRank < other.teamRank : one.kills > other.kills;

function countBots(matches: readonly PlayerMatch[]): BotKills | null {
  const known = matches.filter(({ botKills }) => botKills !== null);
  const kills = known.reduce((sum, match) => sum + match.kills, 0);
  const bots = known.reduce((sum, { botKills }) => sum + (botKills ?? 0), 0);
  return kills > 0 ? { matches: known.length, kills, bots } : null;
}

/** Sums the last matches up, and compares them with the season of the same mode. */
export function summarizeForm(matches: readonly PlayerMatch[], season: Stats): FormSummary {
  const count = matches.length;
  const total = (stat: (match: PlayerMatch) => number) =>
    matches.reduce((sum, match) => sum + stat(match), 0);
  const wins = matches.filter(({ teamRank }) => teamRank === 1).length;
  const top10s = matches.filter(isTop10).length;
  const kills = total((match) => match.kills);
  const stats = {
    damage: averageDamage(
      total((match) => match.damageDealt),
      count,
    ),
    // Match lists do not say who died. Players who did not win died, with rare exceptions.
    kd: count > 0 ? killDeathRatio(kills, count - wins) : null,
    top10Rate: top10Rate(top10s, count),
  };
  return {
    matches: markSessions(matches),
    wins,
    top10s,
    kills,
    bots: countBots(matches),
    best: matches.reduce<PlayerMatch | null>(
      (best, one) => (best && !isBetter(one, best) ? best : one),
      null,
    ),
    stats,
    change:
      count < enoughMatches
        ? null
        : {
            damage: minus(stats.damage, season.averageDamage),
            kd: minus(stats.kd, season.kd),
            top10Rate: minus(stats.top10Rate, season.top10Rate),
          },
  };
}

export type Trend = 'better' | 'worse' | 'same';

/** Whether most of the stats are above or below the season's. */
export function findTrend({ damage, kd, top10Rate: tops }: FormStats): Trend {
  const signs = [damage, kd, tops].map((change) => Math.sign(change ?? 0));
  const sum = signs.reduce<number>((total, sign) => total + sign, 0);
  return sum > 0 ? 'better' : sum < 0 ? 'worse' : 'same';
}

/** The smallest height of a column, so that the last place is still seen. */
const lowest = 0.06;

/** The number of teams by which all columns are scaled: that of the largest match, so that place 10 is one line. */
export const scaleOf = (matches: readonly PlayerMatch[]): number =>
  Math.max(2, ...matches.map(({ teamTotal }) => teamTotal));

/** The height of a place among this number of teams, from 0 to 1. */
export const heightOf = (place: number, teams: number): number =>
  Math.min(1, Math.max(lowest, 1 - (place - 1) / (teams - 1)));
