import type { KillLogEntry } from '@hotdrop/shared-domain/wire';

/** On whose side an entry is, seen from a player. */
export type Side = 'own' | 'team' | 'foe' | 'other';

export interface LogLine {
  readonly entry: KillLogEntry;
  readonly side: Side;
  /** What happened to us is a loss, what we did a knock or a kill. */
  readonly kind: 'knock' | 'kill' | 'down' | 'lost';
}

interface Player {
  readonly playerId: string;
  readonly teamId: number;
}

const isOf = (one: { readonly teamId: number | null } | null, { teamId }: Player) => one?.teamId === teamId;

export function logLine(entry: KillLogEntry, player: Player): LogLine {
  if (isOf(entry.whom, player)) {
    return { entry, side: 'foe', kind: entry.type === 'kill' ? 'lost' : 'down' };
  }
  const side = entry.by?.playerId === player.playerId ? 'own' : isOf(entry.by, player) ? 'team' : 'other';
  return { entry, side, kind: entry.type };
}

/** How the log went for a team. */
export const countLog = (lines: readonly LogLine[]) => {
  const count = (kind: LogLine['kind']) =>
    lines.filter((line) => line.kind === kind && line.side !== 'other').length;
  return { knocks: count('knock'), kills: count('kill'), lost: count('lost') };
};
