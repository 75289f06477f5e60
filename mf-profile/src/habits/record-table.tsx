import type { MatchRecord } from '@hotdrop/shared-domain/wire';
import { ChevronDownIcon } from '@hotdrop/shared-ui/icons';
import { Bar, Grid, Row } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './habits.module.css';
import { chooseStats, findBest, hasEnough, type RecordStat, winRate } from './records.ts';

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
  const format = useFormat();
  const [isWhole, setIsWhole] = useState(false);
  const variants: Record<
    RecordStat['id'],
    readonly [head: string, show: (value: number | null, record: MatchRecord) => string]
  > = {
    winRate: [t`Win rate`, (value) => format.percent(value)],
    top10Rate: [t`Top 10`, (value) => format.percent(value, 0)],
    damage: [t`Damage`, format.number],
    place: [t`Place`, (value) => format.decimal(value, 1)],
    places: [t`Places`, (_, { places }) => format.list((places ?? []).map((place) => `#${place}`))],
    longest: [t`Longest`, format.meters],
  };
  const average: RecordRow = { ...all, id: '', name: t`Own average` };
  const longestBar = headroom * Math.max(...[...rows.filter(hasEnough), all].map(winRate));
  const stats = chooseStats(rows);
  const columns = stats.map((stat, at): Column<RecordRow> => {
    const { id, read, countOf } = stat;
    const [label, show] = variants[id];
    const best = findBest(rows, stat);
    return {
      id,
      head: label,
      variant: 'number',
      phone: `2 / ${at + 1}`,
      className: styles.stat,
      // Values that look equal are equally good.
      isBest: (row) =>
        best !== null && row !== average && hasEnough(row) && show(best, row) === show(read(row), row),
      cell: (row) => {
        const count = format.number(countOf?.(row));
        const played = format.number(row.games);
        const value =
          countOf && !hasEnough(row) ? (
            <Trans>
              {count} of {played}
            </Trans>
          ) : (
            show(read(row), row)
          );
        if (id === 'winRate' && longestBar > 0 && (row === average || hasEnough(row))) {
          return (
            <Row justify="end" className={styles.rate}>
              <Bar
                share={row === average ? 0 : winRate(row) / longestBar}
                mark={winRate(all) / longestBar}
                className={styles.bar}
              />
              {value}
            </Row>
          );
        }
        // The longest kill of all games is no average.
        return row === average && id === 'longest' ? '–' : value;
      },
    };
  });
  return (
    <>
      <Table
        caption={caption}
        density="tall"
        phoneColumns={stats.length > 3 ? '1.3fr 1.15fr 1.1fr 0.8fr 1.25fr' : '1fr 1fr 2fr'}
        hasPhoneLabels
        columns={[
          {
            id: 'name',
            head,
            variant: 'name',
            phone: '1 / 1 / auto / -1',
            cell: ({ picture, name, games }) => (
              <Row gap={3} className={styles.name}>
                {picture}
                <Grid gap={0}>
                  <b>{name}</b> <GameCount games={games} />
                </Grid>
              </Row>
            ),
          },
          ...columns,
        ]}
        rows={rows}
        rowKey={({ id }) => id}
        mark={(row) => (hasEnough(row) ? undefined : 'quiet')}
        rowProps={(row) => ({
          className: !isWhole && rows.indexOf(row) >= firstRows ? styles.more : undefined,
        })}
        foot={rows.some(hasEnough) ? average : undefined}
      />
      {rows.length > firstRows && !isWhole && (
        <Row
          as="button"
          gap={1}
          justify="center"
          isTarget
          size="t13"
          tone="muted"
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
