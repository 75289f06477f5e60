import { isBot } from '@hotdrop/shared-domain/game';
import type { KillLogEntry, MatchDetail, MatchMember } from '@hotdrop/shared-domain/wire';

/** The way of one player of the team through a match. Times are seconds since its start. */
export interface Life {
  readonly member: MatchMember;
  /** Whether this is the player of the profile. */
  readonly isPlayer: boolean;
  readonly until: number;
  /** The player's knocks and kills, and those that the player suffered, in order of time. */
  readonly marks: readonly LogLine[];
}

/** The match of the player's team, as the kill log has it. */
export interface MatchStory {
  /** When the team's match ended. */
  readonly end: number;
  /** The number of players at the start. */
  readonly total: number;
  /** The players who were alive from each time on, until the end. */
  readonly alive: readonly { readonly at: number; readonly count: number }[];
  /** When half of the players were out; null: not before the end. */
  readonly halfAt: number | null;
  /** The player first. */
  readonly lives: readonly Life[];
}

type Person = Pick<MatchMember, 'playerId' | 'name'>;

/** Bots can share an id. */
const isSame = (one: Person | null, other: Person): boolean =>
  one?.playerId === other.playerId && one.name === other.name;

export const findTeam = ({ teams, player }: MatchDetail): readonly MatchMember[] => {
  const members = teams.find(({ teamId }) => teamId === player.teamId)?.members ?? [];
  return [player, ...members.filter((member) => !isSame(member, player))];
};

/** When a member was out for good; null: alive at the end. On some maps players return after a death. */
function findDeath(member: MatchMember, entries: readonly KillLogEntry[]): number | null {
  if (member.deaths === 0) return null;
  const last = entries.findLast(({ type, whom }) => type === 'kill' && isSame(whom, member));
  return last?.at ?? member.timeSurvived;
}

export function tellStory(match: MatchDetail, entries: readonly KillLogEntry[]): MatchStory {
  const inOrder = entries.toSorted((one, other) => one.at - other.at);
  const lines = inOrder.map((entry) => toLogLine(entry, match.player));
  const lives = findTeam(match).map((member, at) => ({
    member,
    isPlayer: at === 0,
    until: findDeath(member, inOrder) ?? member.timeSurvived,
    marks: lines.filter(({ entry, side }) =>
      side === 'foe' ? isSame(entry.whom, member) : isSame(entry.by, member),
    ),
  }));
  const end = Math.max(...lives.map(({ until }) => until));
  const everyone = match.teams.flatMap((team) => team.members);
  const total = everyone.length;
  const deaths = everyone
    .flatMap((member) => findDeath(member, inOrder) ?? [])
    .filter((at) => at <= end)
    .sort((one, other) => one - other);
  return {
    end,
    total,
    alive: [{ at: 0, count: total }, ...deaths.map((at, before) => ({ at, count: total - before - 1 }))],
    halfAt: deaths[Math.ceil(total / 2) - 1] ?? null,
    lives,
  };
}

/** The side of an entry, from the player's point of view. */
type Side = 'own' | 'team' | 'foe' | 'other';

export interface LogLine {
  readonly entry: KillLogEntry;
  readonly side: Side;
  /** `down` and `lost`: a knock or kill of a teammate. */
  readonly kind: 'knock' | 'kill' | 'down' | 'lost';
}

interface LogPlayer {
  readonly playerId: string;
  readonly teamId: number;
}

const isOf = (one: { readonly teamId: number | null } | null, { teamId }: LogPlayer) =>
  one?.teamId === teamId;

export function toLogLine(entry: KillLogEntry, player: LogPlayer): LogLine {
  if (isOf(entry.whom, player)) {
    return { entry, side: 'foe', kind: entry.type === 'kill' ? 'lost' : 'down' };
  }
  const side = entry.by?.playerId === player.playerId ? 'own' : isOf(entry.by, player) ? 'team' : 'other';
  return { entry, side, kind: entry.type };
}

/** Counts the knocks, kills, and losses of the player's team, and how many of the kills were bots. */
export const countLog = (lines: readonly LogLine[]) => {
  const list = (kind: LogLine['kind']) => lines.filter((line) => line.kind === kind && line.side !== 'other');
  const kills = list('kill');
  return {
    knocks: list('knock').length,
    kills: kills.length,
    bots: kills.filter(({ entry }) => isBot(entry.whom.playerId)).length,
    lost: list('lost').length,
  };
};
