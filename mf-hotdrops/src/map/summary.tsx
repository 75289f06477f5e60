import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Drops } from './map.loader.ts';
import styles from './summary.module.css';
import type { Towns } from './use-towns.ts';

interface SummaryProps {
  readonly content: Drops;
  readonly towns: Towns;
  /** The name of the map. */
  readonly map: string;
}

/** The four figures of a map that say most. */
export function Summary({ content, towns: { hottest, deadliest, best }, map }: SummaryProps) {
  const { t } = useLingui();
  const { percent, decimal } = useFormat();
  const { all } = content;
  const [share, dead, place, wins, allDead] = [
    percent(hottest && all.landings > 0 ? hottest.landings / all.landings : null),
    percent(deadliest?.deadEarly),
    decimal(best.place?.averagePlace, 1),
    percent(best.place?.winRate),
    percent(all.deadEarly),
  ];
  return (
    <Panel label={t`Summary`}>
      <dl className={styles.sums}>
        {hottest && (
          <Sum name={<Trans>Hottest drop</Trans>} value={hottest.name} isBest>
            <Trans>{share} land there</Trans>
          </Sum>
        )}
        {deadliest && (
          <Sum name={<Trans>Deadliest</Trans>} value={deadliest.name}>
            <Trans>{dead} dead within 2 min</Trans>
          </Sum>
        )}
        {best.place && (
          <Sum name={<Trans>Best place</Trans>} value={best.place.name}>
            <Trans>
              #{place} on average, {wins} wins
            </Trans>
          </Sum>
        )}
        <Sum name={<Trans>All of {map}</Trans>} value={allDead}>
          <Trans>dead within 2 min</Trans>
        </Sum>
      </dl>
    </Panel>
  );
}

interface SumProps {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly isBest?: boolean;
  readonly children: ReactNode;
}

const Sum = ({ name, value, isBest = false, children }: SumProps) => (
  <div>
    <dt>{name}</dt>
    <dd className={isBest ? styles.best : styles.value}>{value}</dd>
    <dd className={styles.more}>{children}</dd>
  </div>
);
