import type { ConsoleState } from './state.ts';

export const moveActions = ['promote', 'hold', 'resume', 'rollback'] as const;
export type MoveAction = (typeof moveActions)[number];

/** A move that waits for a confirmation. */
export interface Confirmation {
  readonly area: string;
  readonly action: MoveAction;
}

/** Everything that the page needs, on the server and in the browser. */
export interface PageProps {
  readonly state: ConsoleState;
  /** Move: the operator gave the token. Read: they could. Closed: the server has no token, or cannot write. */
  readonly access: 'move' | 'read' | 'closed';
  readonly site: string;
  readonly theme: 'dark' | 'light';
  readonly showsAllMoves: boolean;
  readonly isSigningIn: boolean;
  readonly confirmation: Confirmation | undefined;
  /** The reason why the last action was refused. */
  readonly problem: string | undefined;
}

/** Address of the console without a dialog. */
export const opsPath = '/ops';

export const confirmPath = ({ area, action }: Confirmation): string =>
  `${opsPath}?confirm=${action}&area=${encodeURIComponent(area)}`;
