import { Note, Panel } from '@hotdrop/shared-ui/panel';
import { unknownFigure, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { UnknownFigure } from '@hotdrop/shared-ui/tooltip';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Duration } from '../figures/duration.tsx';
import { FigureLabel } from '../figures/figure-label.tsx';
import { notPublished } from '../figures/figure-messages.ts';
import type { ModeRecord, PlayedMode } from '../season/season-modes.ts';
import { findBest, type StatRow } from './stat-rows.ts';
import styles from './stats-table.module.css';

interface StatsTableProps {
  readonly title: string;
  readonly rows: readonly StatRow[];
  readonly modes: readonly PlayedMode[];
}

/** All figures of the played modes, side by side. */
export function StatsTable({ title, rows, modes }: StatsTableProps) {
  const { t } = useLingui();
  const { locale } = useSite();
  if (modes.length === 0) return null;
  const columns: readonly Column<StatRow>[] = [
    { id: 'figure', head: t`Stat`, look: 'name', cell: ({ id }) => <FigureLabel id={id} /> },
    ...modes.map(
      (shown): Column<StatRow> => ({
        id: shown.mode.id,
        head: shown.mode.name[locale],
        look: 'figure',
        cell: (row) => <StatCell row={row} shown={shown} modes={modes} />,
      }),
    ),
  ];
  return (
    <Panel title={title} className={styles.stats}>
      <Table caption={t`${title}: all stats by mode`} columns={columns} rows={rows} rowKey={({ id }) => id} />
      <Legend rows={rows} modes={modes.map(({ played }) => played)} />
    </Panel>
  );
}

interface LegendProps {
  readonly rows: readonly StatRow[];
  readonly modes: readonly ModeRecord[];
}

/** Explains the highlighted values and the dashes, if there are any. */
function Legend({ rows, modes }: LegendProps) {
  const { i18n } = useLingui();
  const hasBest = rows.some((row) => findBest(row, modes) !== null);
  const dashed = modes.find((played) => rows.some(({ read }) => read(played) === null));
  if (!hasBest && !dashed) return null;
  const why = dashed && i18n._(notPublished[dashed.kind]);
  return (
    <Note>
      {hasBest && (
        <span className={styles.meaning}>
          <Trans>The best value in each row is highlighted.</Trans>
        </span>
      )}
      {dashed && (
        <span className={styles.meaning}>
          <Trans>
            “{unknownFigure}”: {why}
          </Trans>
        </span>
      )}
    </Note>
  );
}

interface StatCellProps {
  readonly row: StatRow;
  readonly shown: PlayedMode;
  readonly modes: readonly PlayedMode[];
}

function StatCell({ row, shown: { played }, modes }: StatCellProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const value = row.read(played);
  if (value === null) return <UnknownFigure>{i18n._(notPublished[played.kind])}</UnknownFigure>;
  const text = row.id === 'survivedTime' ? <Duration seconds={value} /> : row.format(format, value);
  const isBest =
    value ===
    findBest(
      row,
      modes.map((mode) => mode.played),
    );
  if (!isBest) return text;
  return (
    <b className={styles.best}>
      {text}
      <VisuallyHidden>
        {' '}
        <Trans>(best)</Trans>
      </VisuallyHidden>
    </b>
  );
}
