import { type FetchedMatch, type Member, UpstreamError } from '../upstream.ts';
import type { MatchAnswer, ParticipantAnswer, RosterAnswer } from './shapes.ts';

type Stats = ParticipantAnswer['attributes']['stats'];

const toMember = (
  stats: Stats,
  shard: string,
  roster: RosterAnswer | undefined,
  teamTotal: number,
): Member => ({
  playerId: stats.playerId,
  name: stats.name,
  shard,
  // Without rosters, the players of one place are a team.
  teamId: roster?.attributes.stats.teamId ?? stats.winPlace,
  // The rank of the roster differs from the place of its players in 7.5 % of cases, and the place is right.
  teamRank: Math.max(1, stats.winPlace || (roster?.attributes.stats.rank ?? 1)),
  teamTotal,
  kills: stats.kills,
  assists: stats.assists,
  damageDealt: stats.damageDealt,
  dbnos: stats.DBNOs,
  walkDistance: stats.walkDistance,
  rideDistance: stats.rideDistance,
  swimDistance: stats.swimDistance,
  timeSurvived: stats.timeSurvived,
  longestKill: stats.longestKill,
  // Only telemetry contains weapons.
  mainWeapon: null,
  headshotKills: stats.headshotKills,
  roadKills: stats.roadKills,
  teamKills: stats.teamKills,
  vehicleDestroys: stats.vehicleDestroys,
  revives: stats.revives,
  boosts: stats.boosts,
  heals: stats.heals,
  weaponsAcquired: stats.weaponsAcquired,
  deaths: stats.deathType === 'alive' ? 0 : 1,
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
