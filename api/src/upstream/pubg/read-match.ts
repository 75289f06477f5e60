import type { FetchedMatch, Member } from '../upstream.ts';
import type { MatchAnswer, ParticipantAnswer, RosterAnswer } from './shapes.ts';

type Stats = ParticipantAnswer['attributes']['stats'];

const n = (value: number | null): number => value ?? 0;

const memberFrom = (
  stats: Stats,
  shard: string,
  roster: RosterAnswer | undefined,
  teamTotal: number,
): Member => ({
  playerId: stats.playerId,
  name: stats.name,
  shard,
  teamId: roster?.attributes.stats.teamId ?? 0,
  teamRank: Math.max(1, roster?.attributes.stats.rank ?? n(stats.winPlace)),
  teamTotal,
  kills: n(stats.kills),
  assists: n(stats.assists),
  damageDealt: n(stats.damageDealt),
  dbnos: n(stats.DBNOs),
  walkDistance: n(stats.walkDistance),
  rideDistance: n(stats.rideDistance),
  swimDistance: n(stats.swimDistance),
  timeSurvived: n(stats.timeSurvived),
  longestKill: n(stats.longestKill),
  // The API does not say: telemetry does.
  mainWeapon: null,
  headshotKills: n(stats.headshotKills),
  roadKills: n(stats.roadKills),
  teamKills: n(stats.teamKills),
  vehicleDestroys: n(stats.vehicleDestroys),
  revives: n(stats.revives),
  boosts: n(stats.boosts),
  heals: n(stats.heals),
  weaponsAcquired: n(stats.weaponsAcquired),
  deaths: stats.deathType === 'alive' ? 0 : 1,
});

export const matchFrom = ({ data, included }: MatchAnswer, platform: string): FetchedMatch => {
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
      memberFrom(attributes.stats, platform.toUpperCase(), rosterOf.get(id), Math.max(1, rosters.length)),
    ),
    isWhole: true,
    telemetryUrl: asset && 'attributes' in asset && 'URL' in asset.attributes ? asset.attributes.URL : null,
  };
};
