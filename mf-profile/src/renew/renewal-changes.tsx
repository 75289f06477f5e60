import { readMode } from '@hotdrop/shared-domain/game';
import type { RenewalDone } from '@hotdrop/shared-domain/wire';
import { ArrowDownIcon, ArrowUpIcon, CheckIcon } from '@hotdrop/shared-ui/icons';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Plural, Trans } from '@lingui/react/macro';
import styles from './renewal-changes.module.css';

/** The result of a renewal that ended on this page. */
export function RenewalChanges({ done }: { readonly done: RenewalDone }) {
  const matches = done.changes?.matches ?? 0;
  const points = Object.entries(done.changes?.rankPoint ?? {}).filter(([, change]) => change !== 0);
  const hasChanges = matches > 0 || points.length > 0;
  return (
    <span className={styles.changes}>
      <CheckIcon />
      {hasChanges ? <Trans>Renewed:</Trans> : <Trans>Renewed. There are no new matches.</Trans>}
      {matches > 0 && (
        <b>
          <Plural value={matches} one="# new match" other="# new matches" />
        </b>
      )}
      {points.map(([mode, change]) => (
        <PointChange key={mode} mode={mode} change={change} />
      ))}
    </span>
  );
}

interface PointChangeProps {
  readonly mode: string;
  /** Negative: points lost. */
  readonly change: number;
}

function PointChange({ mode, change }: PointChangeProps) {
  const { game, locale } = useSite();
  const format = useFormat();
  const Arrow = change > 0 ? ArrowUpIcon : ArrowDownIcon;
  const shown = format.change(change);
  return (
    <span>
      {readMode(game, mode).name[locale]}{' '}
      <b className={change > 0 ? styles.up : styles.down}>
        <Arrow size="xs" />
        <Trans>{shown} points</Trans>
      </b>
    </span>
  );
}
