import type { Move, ReleasePointer } from '@hotdrop/shared-host/store';
import type { MoveFacts } from '../../ops/state.ts';

const rolloutTitles = { start: 'Rollout', next: 'Rollout', hold: 'Held at', resume: 'Resumed at' } as const;

function describeTitle({ action, percent, rollout }: Move, isFirst: boolean): string {
  if (action === 'canary') {
    const title = rollout ? rolloutTitles[rollout] : 'Canary';
    return percent === undefined ? title : `${title} ${percent} %`;
  }
  if (action === 'publish') return isFirst ? 'Published, first version' : 'Published';
  if (action === 'promote') return 'Promoted to everyone';
  return 'Rolled back';
}

/** Lists the moves of a pointer, the newest first, with the version before each. */
export function describeMoves(area: string, { history, revision }: ReleasePointer): MoveFacts[] {
  let stable: string | undefined;
  const moves = history.map((move, index): MoveFacts => {
    const { at, action, version, reason, commit, by } = move;
    const isCanaryEnd = action === 'stop-canary';
    const [from, to] = isCanaryEnd ? [version, stable ?? '?'] : [stable, version];
    if (action === 'publish' || action === 'promote' || action === 'rollback') stable = version;
    const isRollback = isCanaryEnd || action === 'rollback';
    return {
      at,
      area,
      title: describeTitle(move, index === 0 && revision <= history.length),
      reason,
      isRollback,
      from,
      to,
      commit,
      by,
    };
  });
  return moves.reverse();
}
