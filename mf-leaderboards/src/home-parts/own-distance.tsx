import type { Cutoff } from '@hotdrop/shared-domain/wire';
import { type OwnPlayer, useOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { useFormat, useIsHydrated, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import styles from './season.module.css';
import { type SeasonBoard, useOwnPoints } from './use-own-points.ts';

interface OwnDistanceProps {
  readonly board: SeasonBoard;
  /** From the first place on. */
  readonly cutoffs: readonly Cutoff[];
}

/**
 * The points of the visitor's own player, and how far they are from the next group of places. Only the browser knows
 * the player, so the server leaves room for two lines.
 */
export function OwnDistance(props: OwnDistanceProps) {
  const isHydrated = useIsHydrated();
  const hasPlace = useStore(({ returning }) => returning?.hasOwnPlayer ?? false);
  const own = useOwnPlayer();
  if (!isHydrated) return hasPlace && <p className={styles.own} aria-hidden="true" />;
  if (!own) return null;
  return <OwnLine key={own.accountId} own={own} {...props} />;
}

function OwnLine({ own, board, cutoffs }: OwnDistanceProps & { readonly own: OwnPlayer }) {
  const found = useOwnPoints(own, board);
  if (found === 'failed') return null;
  if (found === undefined) return <p className={styles.own} aria-hidden="true" />;
  return (
    <p className={styles.own}>
      <OwnWords name={own.name} found={found} cutoffs={cutoffs} />
    </p>
  );
}

interface OwnWordsProps {
  readonly name: string;
  /** Null: none on this board. */
  readonly found: number | null;
  readonly cutoffs: readonly Cutoff[];
}

function OwnWords({ name, found, cutoffs }: OwnWordsProps) {
  const { number } = useFormat();
  if (found === null) {
    return (
      <Trans>
        <b>{name}</b> is not on this leaderboard yet.
      </Trans>
    );
  }
  const next = cutoffs.findLast(({ rankPoint }) => rankPoint !== null && rankPoint > found);
  const passed = cutoffs.find(({ rankPoint }) => rankPoint !== null && rankPoint <= found);
  const points = number(found);
  const [missing, nextPlace] = [number((next?.rankPoint ?? 0) - found), next?.place];
  const [spare, passedPlace] = [number(found - (passed?.rankPoint ?? 0)), passed?.place];
  if (next && passed) {
    return (
      <Trans>
        You have <b>{points}</b> points: {missing} short of the top {nextPlace}, {spare} above the top{' '}
        {passedPlace}.
      </Trans>
    );
  }
  if (next) {
    return (
      <Trans>
        You have <b>{points}</b> points: {missing} short of the top {nextPlace}.
      </Trans>
    );
  }
  if (passed) {
    return (
      <Trans>
        You have <b>{points}</b> points: {spare} above the top {passedPlace}.
      </Trans>
    );
  }
  return (
    <Trans>
      You have <b>{points}</b> points.
    </Trans>
  );
}
