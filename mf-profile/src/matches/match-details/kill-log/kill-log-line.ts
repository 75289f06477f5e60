import type { KillLogEntry } from '@hotdrop/shared-domain/wire';

/** The side of an entry, from the player's point of view. */
export type Side = 'own' | 'team' | 'foe' | 'other';

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

/** Counts the knocks, kills, and losses of the player's team. */
export const countLog = (lines: readonly LogLine[]) => {
  const count = (kind: LogLine['kind']) =>
    lines.filter((line) => line.kind === kind && line.side !== 'other').length;
  return { knocks: count('knock'), kills: count('kill'), lost: count('lost') };
};
