import type { MatchRecord } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './habits.module.css';
import { chooseFigures, findBest, hasEnough, type RecordFigure, winRate } from './records.ts';

interface RecordRow extends MatchRecord {
  readonly id: string;
  readonly name: string;
  /** A picture beside the name. */
  readonly picture?: React.ReactNode;
}

interface RecordTableProps {
  readonly caption: string;
  /** The head of the first column. */
  readonly head: string;
  readonly rows: readonly RecordRow[];
  readonly all: MatchRecord;
  /** The rows that are shown first. */
  readonly firstRows: number;
  /** Opens the other rows: "All 8 maps". */
  readonly allRows: string;
}

/** The bar of the best row ends before the end of its track. */
const headroom = 1.3;

/** Results by map or weapon, compared with the player's own average. */
export function RecordTable({ caption, head, rows, all, firstRows, allRows }: RecordTableProps) {
  const { t } = useLingui();
  const [isWhole, setIsWhole] = useState(false);
  const heads = {
    winRate: t`Win rate`,
    top10Rate: t`Top 10`,
    damage: t`Damage`,
    place: t`Place`,
    places: t`Places`,
    longest: t`Longest`,
  };
  const figures = chooseFigures(rows);
  const best = new Map(figures.map((figure) => [figure.id, findBest(rows, figure)]));
  const longestBar = headroom * Math.max(...[...rows.filter(hasEnough), all].map(winRate));
  const cells = (record: MatchRecord, isAverage = false) =>
    figures.map((figure) => (
      <RecordCell
        key={figure.id}
        figure={figure}
        head={heads[figure.id]}
        record={record}
        isAverage={isAverage}
        best={isAverage || !hasEnough(record) ? null : (best.get(figure.id) ?? null)}
        bar={
          longestBar > 0 && (isAverage || hasEnough(record))
            ? { length: isAverage ? 0 : winRate(record) / longestBar, average: winRate(all) / longestBar }
            : null
        }
      />
    ));
  return (
    <>
      <table
        className={classNames(styles.records, isWhole && styles.whole)}
        data-whole={isWhole || undefined}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {figures.map(({ id }) => (
              <th key={id} scope="col" className={styles[id]}>
                {heads[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr
              key={row.id}
              className={classNames(!hasEnough(row) && styles.few, at >= firstRows && styles.more)}
            >
              <th scope="row">
                <Row as="span" gap={3} className={styles.name}>
                  {row.picture}
                  <span>
                    <b>{row.name}</b> <GameCount {...row} />
                  </span>
                </Row>
              </th>
              {cells(row)}
            </tr>
          ))}
          {rows.some(hasEnough) && (
            <tr className={styles.average}>
              <th scope="row">
                <Row as="span" gap={3} className={styles.name}>
                  <span>
                    <b>
                      <Trans>Own average</Trans>
                    </b>{' '}
                    <GameCount {...all} />
                  </span>
                </Row>
              </th>
              {cells(all, true)}
            </tr>
          )}
        </tbody>
      </table>
      {rows.length > firstRows && !isWhole && (
        <Row
          as="button"
          gap={1}
          justify="center"
          type="button"
          className={styles.showAll}
          onClick={() => setIsWhole(true)}
        >
          {allRows} <ChevronDownIcon size="s" />
        </Row>
      )}
    </>
  );
}

function GameCount({ games }: Pick<MatchRecord, 'games'>) {
  const count = useFormat().number(games);
  return <small>{games === 1 ? <Trans>1 game</Trans> : <Trans>{count} games</Trans>}</small>;
}

interface RecordCellProps {
  readonly figure: RecordFigure;
  readonly head: string;
  readonly record: MatchRecord;
  readonly isAverage: boolean;
  readonly best: number | null;
  /** Shares of the track's width. Null: no bar. */
  readonly bar: { readonly length: number; readonly average: number } | null;
}

function RecordCell({ figure, head, record, isAverage, best, bar }: RecordCellProps) {
  const format = useFormat();
  const { id, read, countOf } = figure;
  // The longest kill of all games is no average.
  if (isAverage && id === 'longest') return <td className={styles.longest} />;
  const show: Record<RecordFigure['id'], (value: number | null) => string> = {
    winRate: format.percent,
    top10Rate: (value) => format.percent(value, 0),
    damage: format.number,
    place: (value) => format.decimal(value, 1),
    places: () => format.list((record.places ?? []).map((place) => `#${place}`)),
    longest: format.meters,
  };
  const value = read(record);
  const count = format.number(countOf?.(record));
  const played = format.number(record.games);
  const isCount = countOf && !hasEnough(record);
  // Values that look equal are equally good.
  const isBest = best !== null && show[id](best) === show[id](value);
  const track = id === 'winRate' && bar && (
    <span
      className={styles.bar}
      style={{ '--v': `${bar.length * 100}%`, '--a': `${bar.average * 100}%` }}
      aria-hidden="true"
    />
  );
  return (
    <td className={styles[id]}>
      <span className={styles.label} aria-hidden="true">
        {head}
      </span>
      {track}
      <span className={classNames(styles.value, isBest && styles.best)}>
        {isCount ? (
          <Trans>
            {count} of {played}
          </Trans>
        ) : (
          show[id](value)
        )}
      </span>
    </td>
  );
}
