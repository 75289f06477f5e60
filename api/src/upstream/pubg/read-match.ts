import type { FetchedMatch, Member } from '../upstream.ts';
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
  teamId: roster?.attributes.stats.teamId ?? 0,
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

export const toFetchedMatch = ({ data, included }: MatchAnswer, platform: string): FetchedMatch => {
  const rosters = included.filter((each): each is RosterAnswer => each.type === 'roster');
  const rosterOf = new Map(
    rosters.flatMap((roster) =>
      roster.relationships.participants.data.map(({ id }) => [id, roster] as const),
    ),
  );
  const asset = included.find((each) => each.type === 'asset');
  const participants = included.filter((each): each is ParticipantAnswer => each.type === 'participant');
  const { createdAt, duration, matchType, gameMode, mapName } = data.attributes;
  return {
    head: { id: data.id, createdAt: new Date(createdAt), matchType, gameMode, mapName, duration },
    members: participants.map(({ id, attributes }) =>
      toMember(attributes.stats, platform.toUpperCase(), rosterOf.get(id), Math.max(1, rosters.length)),
    ),
    isWhole: true,
    telemetryUrl: asset && 'attributes' in asset && 'URL' in asset.attributes ? asset.attributes.URL : null,
  };
};
