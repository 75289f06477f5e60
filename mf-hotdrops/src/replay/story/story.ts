import type { MapGeography } from '@hotdrop/shared-domain/game';
import type { Tracks } from '@hotdrop/shared-domain/tracks';
import { findPlayer } from '../moment/moment.ts';
import { countKills, findFollowed, listTeams, teamOf } from '../moment/teams.ts';
import { listFights, type TeamFight } from './fights.ts';
import { findTown } from './find-town.ts';
import { drawRoute, type RouteDrawing } from './route.ts';
import type { StoryEvent } from './story-event.ts';

/** A match as one team lived it, as plain data: the page that a server renders. */
export interface Story {
  readonly follows: string;
  readonly teamRank: number | null;
  readonly teamCount: number;
  readonly playerCount: number;
  readonly kills: number;
  readonly events: readonly StoryEvent[];
  readonly fights: readonly (TeamFight & { readonly town: string | null })[];
  readonly route: RouteDrawing;
  /** Whether any player has landed: the log of a match can end before. */
  readonly hasLandings: boolean;
}

interface Names {
  /** Null: the map is unknown. */
  readonly map: MapGeography | null;
  readonly weaponName: (id: string) => string;
}

/** Tells a match from the side of a player's team. Null: it has no players. */
export function tellStory(tracks: Tracks, wanted: string | null, { map, weaponName }: Names): Story | null {
  const followed = findFollowed(tracks, wanted);
  const player = followed === null ? undefined : tracks.players[followed];
  if (followed === null || !player) return null;
  const teams = listTeams(tracks);
  const team = teamOf(teams, followed) ?? { id: null, rank: player.teamRank, members: [followed] };
  const kills = countKills(tracks);
  const events = listEvents(tracks, followed, team.members, { map, weaponName });
  return {
    follows: player.name,
    teamRank: team.rank,
    teamCount: teams.length,
    playerCount: tracks.players.length,
    kills: team.members.reduce((sum, member) => sum + (kills[member] ?? 0), 0),
    events,
    fights: listFights(tracks, team).map((fight) => ({ ...fight, town: findTown(map, fight.place) })),
    route: drawRoute(tracks, player, events),
    hasLandings: tracks.players.some(({ landing }) => landing !== null),
  };
}

function listEvents(
  { players, log, duration, end }: Tracks,
  followed: number,
  members: readonly number[],
  { map, weaponName }: Names,
): readonly StoryEvent[] {
  const landing = players[followed]?.landing ?? null;
  const landed: StoryEvent[] = landing
    ? [{ kind: 'landing', at: landing.at, place: landing, town: findTown(map, landing) }]
    : [];
  const eliminations = log.flatMap((one): StoryEvent[] => {
    const [isOurs, isVictim] = [one.by !== null && members.includes(one.by), members.includes(one.whom)];
    if (one.type !== 'kill' || (!isOurs && !isVictim)) return [];
    return [
      {
        kind: isVictim ? 'death' : 'kill',
        at: one.at,
        place: isVictim ? one.whomPlace : (one.byPlace ?? one.whomPlace),
        by: one.by === null ? null : (players[one.by]?.name ?? null),
        whom: players[one.whom]?.name ?? '',
        weapon: one.weapon && weaponName(one.weapon),
        distance: one.distance,
      },
    ];
  });
  const player = players[followed];
  const hasWon = player?.teamRank === 1 && end >= duration - 60;
  // A dead player does not see the end.
  const last = player?.diedAt === null && hasWon ? findPlayer(player, end) : null;
  const won: StoryEvent[] = hasWon ? [{ kind: 'win', at: end, place: last }] : [];
  return [...landed, ...eliminations, ...won].toSorted((a, b) => a.at - b.at);
}
