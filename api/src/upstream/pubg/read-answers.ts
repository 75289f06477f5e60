import { compareSeasons, type Game, readSeason } from '@hotdrop/shared-domain/game';
import { addRankedRatios } from '@hotdrop/shared-domain/stats';
import type { ModeStats, WeaponMastery } from '@hotdrop/shared-domain/wire';
import {
  type FetchedMatch,
  type Member,
  type RankedStats,
  UpstreamError,
  type UpstreamSeason,
} from '../upstream.ts';
import type {
  MatchAnswer,
  ParticipantAnswer,
  PublishedRanked,
  PublishedStats,
  RosterAnswer,
  SeasonsAnswer,
  WeaponStatsAnswer,
  WeaponSummaryAnswer,
} from './shapes.ts';

/** Converts normal stats and leaves out modes that were never played. Only old seasons have points. */
export const toNormalStats = (
  published: Readonly<Record<string, PublishedStats>>,
  hasPoints: boolean,
): Record<string, ModeStats> =>
  Object.fromEntries(
    Object.entries(published)
      .filter(([, { roundsPlayed }]) => roundsPlayed > 0)
      .map(([mode, stats]) => [mode, { ...stats, rankPoints: hasPoints ? stats.rankPoints : null }]),
  );

export const toRankedStats = (
  published: Readonly<Record<string, PublishedRanked>>,
): Record<string, RankedStats> =>
  Object.fromEntries(
    Object.entries(published)
      .filter(([, { roundsPlayed }]) => roundsPlayed > 0)
      .map(([mode, stats]) => [
        mode,
        addRankedRatios({ ...stats, top10Ratio: stats.top10Ratio && Math.min(1, stats.top10Ratio) }),
      ]),
  );

type Stats = ParticipantAnswer['attributes']['stats'];

const toMember = (
  { winPlace, DBNOs, deathType, ...stats }: Stats,
  shard: string,
  roster: RosterAnswer | undefined,
  teamTotal: number,
): Member => ({
  ...stats,
  shard,
  // Without rosters, the players of one place are a team.
  teamId: roster?.attributes.stats.teamId ?? winPlace,
  // The rank of the roster differs from the place of its players in 7.5 % of cases, and the place is right.
  teamRank: Math.max(1, winPlace || (roster?.attributes.stats.rank ?? 1)),
  teamTotal,
  dbnos: DBNOs,
  // Only telemetry contains weapons.
  mainWeapon: null,
  deaths: deathType === 'alive' ? 0 : 1,
});

/** Each player once. Bots of a team can share an ID, so the name decides too. */
const listOnce = (participants: readonly ParticipantAnswer[]): readonly ParticipantAnswer[] => [
  ...new Map(
    participants.map((each) => [`${each.attributes.stats.playerId}/${each.attributes.stats.name}`, each]),
  ).values(),
];

export const toFetchedMatch = ({ data, included }: MatchAnswer, platform: string): FetchedMatch => {
  const rosters = included.filter((each) => each.type === 'roster');
  const rosterOf = new Map(
    rosters.flatMap((roster) =>
      roster.relationships.participants.data.map(({ id }) => [id, roster] as const),
    ),
  );
  const asset = included.find((each) => each.type === 'asset');
  const participants = listOnce(included.filter((each) => each.type === 'participant'));
  if (participants.length === 0) throw new UpstreamError('malformed', `The match ${data.id} has no players.`);
  const places = participants.map(({ attributes }) => attributes.stats.winPlace);
  const teamTotal = Math.max(1, rosters.length || Math.max(...places));
  const { createdAt, duration, matchType, gameMode, mapName } = data.attributes;
  return {
    head: { id: data.id, createdAt: new Date(createdAt), matchType, gameMode, mapName, duration },
    members: participants.map(({ id, attributes }) =>
      toMember(attributes.stats, platform.toUpperCase(), rosterOf.get(id), teamTotal),
    ),
    isWhole: true,
    telemetryUrl: asset?.attributes.URL ?? null,
  };
};

/** Forms of console seasons, which the service also lists for the PC. */
const consoleForms: Readonly<Record<string, RegExp>> = {
  psn: /^(console|playstation)-/,
  xbox: /^(console|xbox|xb)-/,
  stadia: /^console-/,
};
const anyConsole = /^(console|playstation|xbox|xb)-/;

const isSeasonOf = (platform: string, shortId: string): boolean =>
  consoleForms[platform]?.test(shortId) ?? !anyConsole.test(shortId);

/** Reads the seasons of one platform, oldest first. The service lists those of the PC and of consoles together. */
export const toSeasons = (game: Game, platform: string, seasons: SeasonsAnswer): readonly UpstreamSeason[] =>
  seasons
    .map(({ id, attributes }) => ({
      season: readSeason(game, id),
      isCurrent: attributes?.isCurrentSeason ?? false,
    }))
    .filter(({ season }) => isSeasonOf(platform, season.shortId))
    .toSorted((a, b) => compareSeasons(a.season, b.season))
    .map(({ season, isCurrent }) => ({ id: season.id, start: null, isCurrent }));

type WeaponStats = Omit<WeaponMastery, 'id' | 'level'>;

const none: WeaponStats = { kills: 0, knocks: 0, headshots: 0, damage: 0, longestKill: null, mostKills: 0 };

const toWeaponStats = (stats: WeaponStatsAnswer): WeaponStats =>
  stats
    ? {
        kills: stats.Kills,
        knocks: stats.Groggies,
        headshots: stats.HeadShots,
        damage: stats.DamagePlayer,
        longestKill: stats.LongestKill || null,
        mostKills: stats.MostKillsInAGame,
      }
    : none;

const isUsed = ({ kills, knocks, damage }: WeaponStats): boolean => kills + knocks + damage > 0;

const add = (one: WeaponStats, other: WeaponStats): WeaponStats => ({
  kills: one.kills + other.kills,
  knocks: one.knocks + other.knocks,
  headshots: one.headshots + other.headshots,
  damage: one.damage + other.damage,
  longestKill: Math.max(one.longestKill ?? 0, other.longestKill ?? 0) || null,
  mostKills: Math.max(one.mostKills, other.mostKills),
});

/** The game shows the sum of normal and ranked play. The total is an older count that no longer grows. */
const sumStats = (weapon: WeaponSummaryAnswer): WeaponStats => {
  const sum = add(toWeaponStats(weapon.OfficialStatsTotal), toWeaponStats(weapon.CompetitiveStatsTotal));
  return isUsed(sum) ? sum : toWeaponStats(weapon.StatsTotal);
};

/** Reads the weapons that a player has used, the one with the most kills first. */
export const toWeapons = (
  summaries: Readonly<Record<string, WeaponSummaryAnswer>>,
): readonly WeaponMastery[] =>
  Object.entries(summaries)
    .map(([id, weapon]) => ({ id, level: weapon.LevelCurrent, ...sumStats(weapon) }))
    .filter(isUsed)
    .toSorted((a, b) => b.kills - a.kills || b.damage - a.damage);
