import { durations } from '@hotdrop/shared-domain/rules';
import { addRankedRatios } from '@hotdrop/shared-domain/stats';
import { type ModeStats, modeStatsSchema } from '@hotdrop/shared-domain/wire';
import type { Member, RankedStats, SeasonStats } from '../types.ts';
import { tierSince36 } from './calendar.ts';

type Totals = Record<keyof ModeStats, number>;

const createStats = (): Totals =>
  // `Object.fromEntries` loses the type of the names.
  Object.fromEntries(Object.keys(modeStatsSchema.entries).map((name) => [name, 0])) as Totals;

const maxStreak = 3;
const topPlaces = 10;

/** Fields that a match and a season share by name. */
const summedFields = [
  'kills',
  'assists',
  'damageDealt',
  'headshotKills',
  'roadKills',
  'teamKills',
  'revives',
  'heals',
  'boosts',
  'weaponsAcquired',
  'vehicleDestroys',
  'walkDistance',
  'rideDistance',
  'swimDistance',
  'timeSurvived',
] as const;

/** Rank points in a mode, as a site reads them that renews the player after each match. */
export interface PointsAt {
  /** The end of the match after which they were first read. */
  readonly at: number;
  /** The end of the match after which they were last read; a match of another mode counts as well. */
  until: number;
  readonly rankPoint: number;
}

interface Points {
  now: number;
  best: number;
  /** The sum of places, for the average. */
  ranks: number;
  readonly past: PointsAt[];
}

/** Adds a reading. Equal points extend the last one, unless there was a gap. */
const addReading = ({ past, now }: Points, at: number): void => {
  const last = past.at(-1);
  if (last?.rankPoint === now && at - last.until < durations.readingGap) last.until = at;
  else past.push({ at, until: at, rankPoint: now });
};

const startPoints = 1500;
const minPoints = 800;
/** A match's result: the place counts more than the kills, and kills count up to a limit. */
const result = { placeShare: 0.7, killShare: 0.3, maxKills: 7 } as const;
/** Results from 0 to 1 correspond to these points. */
const pointScale = { lowest: 700, range: 4600 } as const;
/** The first matches have more weight, like placement matches. */
const placement = { rounds: 5, weight: 260 } as const;
const usualWeight = 85;

const createPoints = (): Points => ({ now: startPoints, best: 0, ranks: 0, past: [] });

/** Points converge to a player's average result: an average player reaches Platinum, a winner Master. */
const updatePoints = (before: number, rounds: number, { teamRank, teamTotal, kills }: Member): number => {
  const placed = teamTotal > 1 ? 1 - (teamRank - 1) / (teamTotal - 1) : 1;
  const reached = result.placeShare * placed + result.killShare * Math.min(1, kills / result.maxKills);
  const expected = (before - pointScale.lowest) / pointScale.range;
  const weight = rounds <= placement.rounds ? placement.weight : usualWeight;
  return Math.max(minPoints, before + Math.round(weight * (reached - expected)));
};

/** Sums the matches of a season to its stats. */
export class SeasonTotals {
  private readonly normal = new Map<string, Totals>();
  private readonly ranked = new Map<string, Totals>();
  private readonly points = new Map<string, Points>();

  /** Adds a match, with its end. Matches are added in the order of time. */
  add(matchType: string, mode: string, member: Member, end: number): void {
    if (matchType !== 'official' && matchType !== 'competitive') return;
    const kind = matchType === 'competitive' ? this.ranked : this.normal;
    const stats = kind.get(mode) ?? createStats();
    kind.set(mode, stats);
    for (const field of summedFields) stats[field] += member[field];
    stats.roundsPlayed += 1;
    stats.wins += member.teamRank === 1 ? 1 : 0;
    stats.losses += member.deaths;
    stats.top10s += member.teamRank <= topPlaces ? 1 : 0;
    stats.dBNOs += member.dbnos;
    stats.roundMostKills = Math.max(stats.roundMostKills, member.kills);
    stats.maxKillStreaks = Math.max(stats.maxKillStreaks, Math.min(maxStreak, member.kills));
    stats.longestKill = Math.max(stats.longestKill, member.longestKill);
    stats.longestTimeSurvived = Math.max(stats.longestTimeSurvived, member.timeSurvived);
    if (matchType === 'competitive') this.addPoints(mode, stats.roundsPlayed, member);
    // A renewal reads the points of all ranked modes.
    for (const points of this.points.values()) addReading(points, end);
  }

  private addPoints(mode: string, rounds: number, member: Member): void {
    const points = this.points.get(mode) ?? createPoints();
    this.points.set(mode, points);
    points.now = updatePoints(points.now, rounds, member);
    points.best = Math.max(points.best, points.now);
    points.ranks += member.teamRank;
  }

  /** The points of the season by mode, oldest first. */
  listPoints(): [mode: string, past: readonly PointsAt[]][] {
    return [...this.points].map(([mode, { past }]) => [mode, past]);
  }

  stats(): SeasonStats {
    const normal = [...this.normal].map(([mode, stats]): [string, ModeStats] => [mode, roundStats(stats)]);
    const ranked = [...this.ranked].map(([mode, stats]): [string, RankedStats] => [
      mode,
      toRanked(stats, this.points.get(mode) ?? createPoints()),
    ]);
    return { normal: Object.fromEntries(normal), ranked: Object.fromEntries(ranked) };
  }
}

const toRanked = (stats: Totals, points: Points): RankedStats =>
  addRankedRatios({
    currentRankPoint: points.now,
    bestRankPoint: points.best,
    currentTier: tierSince36(points.now),
    bestTier: tierSince36(points.best),
    roundsPlayed: stats.roundsPlayed,
    wins: stats.wins,
    top10Ratio: stats.top10s / stats.roundsPlayed,
    avgRank: points.ranks / stats.roundsPlayed,
    kills: stats.kills,
    deaths: stats.losses,
    assists: stats.assists,
    damageDealt: Math.round(stats.damageDealt),
    dBNOs: stats.dBNOs,
  });

/** Sums of decimals have rounding errors. */
const roundStats = (stats: Totals): ModeStats => ({
  ...stats,
  damageDealt: round(stats.damageDealt),
  longestKill: round(stats.longestKill),
  walkDistance: round(stats.walkDistance),
  rideDistance: round(stats.rideDistance),
  swimDistance: round(stats.swimDistance),
  timeSurvived: round(stats.timeSurvived),
  longestTimeSurvived: round(stats.longestTimeSurvived),
  rankPoints: null,
});

const round = (value: number): number => Math.round(value * 100) / 100;
