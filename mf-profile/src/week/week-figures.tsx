import { top10Rate } from '@hotdrop/shared-domain/stats';
import { type Week, weekBefore } from '@hotdrop/shared-domain/text';
import type { WeekFigures as Figures } from '@hotdrop/shared-domain/wire';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { damageOf, kdOf } from '../week-data/summarize-week.ts';
import styles from './week.module.css';

/** Rates of fewer matches would be chance, so they are counts. */
const enoughGames = 5;

interface WeekFiguresProps {
  readonly figures: Figures;
  /** The week before. Null: not known, or not comparable because the week still runs. */
  readonly before: Figures | null;
  readonly week: Week;
}

/** Six figures, each against the week before. */
export function WeekFigures({ figures, before, week }: WeekFiguresProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { matches, wins, top10s, timeSurvived } = figures;
  const isFew = matches < enoughGames;
  const compared = isFew || !before || before.matches < enoughGames ? null : before;
  const difference = (read: (of: Figures) => number | null, other: Figures | null) => {
    const [now, then] = [read(figures), other && read(other)];
    return now === null || then === null ? null : now - then;
  };
  const rateOf = (of: Figures) => top10Rate(of.top10s, of.matches);
  const previous = weekBefore(week).number;
  const count = format.number(top10s);
  const all = format.number(matches);
  return (
    <>
      <dl className={styles.figures}>
        <Cell label={t({ message: 'Matches', context: 'a count' })} value={all}>
          <Change value={difference((of) => of.matches, before)} show={format.number} />
        </Cell>
        <Cell label={t`Time alive`} value={format.hours(timeSurvived)}>
          <Change value={difference((of) => of.timeSurvived, before)} show={format.hours} />
        </Cell>
        <Cell label={t`Wins`} value={format.number(wins)}>
          <Change value={difference((of) => of.wins, before)} show={format.number} />
        </Cell>
        <Cell
          label={t`Top 10`}
          value={
            isFew ? (
              <Trans>
                {count} of {all}
              </Trans>
            ) : (
              format.percent(rateOf(figures))
            )
          }
        >
          <Change
            value={difference(rateOf, compared)}
            show={(rate) => format.decimal(100 * rate, 1)}
            isRate
          />
        </Cell>
        <Cell label={t`K/D`} value={format.decimal(kdOf(figures))}>
          <Change value={difference(kdOf, compared)} show={(ratio) => format.decimal(ratio)} />
        </Cell>
        <Cell label={t`Avg damage`} value={format.number(damageOf(figures))}>
          <Change value={difference(damageOf, compared)} show={format.number} />
        </Cell>
      </dl>
      {before && (
        <p className={styles.compared}>
          <Trans>Compared with week {previous}</Trans>
        </p>
      )}
    </>
  );
}

interface CellProps {
  readonly label: string;
  readonly value: React.ReactNode;
  readonly children: React.ReactNode;
}

const Cell = ({ label, value, children }: CellProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
    <dd className={styles.change}>{children}</dd>
  </div>
);

interface ChangeProps {
  /** Null: there is nothing to compare with. */
  readonly value: number | null;
  readonly show: (size: number) => string;
  /** Whether it is a difference of percentages. */
  readonly isRate?: boolean;
}

/** A difference to the week before. */
function Change({ value, show, isRate = false }: ChangeProps) {
  if (value === null) return null;
  const shown = show(Math.abs(value));
  if (shown === show(0)) return <span>±0</span>;
  const isUp = value > 0;
  const signed = `${isUp ? '+' : '−'}${shown}`;
  const Arrow = isUp ? ArrowUpIcon : ArrowDownIcon;
  return (
    <span className={isUp ? styles.up : styles.down}>
      <Arrow size="s" />
      {isRate ? <Trans>{signed} pts</Trans> : signed}
    </span>
  );
}
