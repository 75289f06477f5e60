import { Note, Panel } from '@hotdrop/shared-ui/layout';
import { Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { unknownStat, useFormat, useSite } from '@hotdrop/shared-ui/site';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { UnknownStat } from '@hotdrop/shared-ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ModeRecord, PlayedMode } from '../season/season-overview.ts';
import { StatLabel } from '../stats/stat-label.tsx';
import { modeStats, type StatId } from '../stats/stats.ts';
import { findBest, listKnownGroups, listReasons } from './stat-rows.ts';
import styles from './stats.module.css';

interface StatsTableProps {
  readonly title: string;
  readonly modes: readonly PlayedMode[];
}

/** A row of the table: a stat, or the heading of a group. */
type Row = StatId | { readonly title: string };

/** All stats of the played modes, side by side and in groups. */
export function StatsTable({ title, modes }: StatsTableProps) {
  const { t, i18n } = useLingui();
  const { locale } = useSite();
  if (modes.length === 0) return null;
  const groups = listKnownGroups(modes.map(({ played }) => played));
  const rows = groups.flatMap((group): readonly Row[] => [{ title: i18n._(group.title) }, ...group.rows]);
  const columns: readonly Column<Row>[] = [
    {
      id: 'stat',
      head: t`Stat`,
      variant: 'name',
      cell: (row) => (typeof row === 'object' ? row.title : <StatLabel id={row} />),
    },
    ...modes.map(
      (shown): Column<Row> => ({
        id: shown.mode.id,
        head: shown.mode.name[locale],
        variant: 'stat',
        cell: (row) => (typeof row === 'object' ? null : <StatCell id={row} shown={shown} modes={modes} />),
      }),
    ),
  ];
  return (
    <Panel title={title} className={styles.stats}>
      <Table
        caption={t`${title}: all stats by mode`}
        columns={columns}
        rows={rows}
        rowKey={(row) => (typeof row === 'object' ? row.title : row)}
        instead={(row) => (typeof row === 'object' ? '' : null)}
        rowProps={(row) => ({ 'data-heading': typeof row === 'object' || undefined })}
      />
      <Legend rows={groups.flatMap((group) => group.rows)} modes={modes.map(({ played }) => played)} />
    </Panel>
  );
}

interface LegendProps {
  readonly rows: readonly StatId[];
  readonly modes: readonly ModeRecord[];
}

/** Explains the highlighted values and the dashes, if there are any. */
function Legend({ rows, modes }: LegendProps) {
  const { i18n } = useLingui();
  const hasBest = rows.some((row) => findBest(row, modes) !== null);
  const modeCount = modes.length;
  const reasons = listReasons(rows, modes).map((reason) => i18n._(reason));
  if (!hasBest && reasons.length === 0) return null;
  return (
    <Note>
      {hasBest && (
        <span className={styles.meaning}>
          <Trans>Of these {modeCount} modes, the best value of each rate is highlighted.</Trans>
        </span>
      )}
      {reasons.map((why) => (
        <span key={why} className={styles.meaning}>
          <Trans>
            “{unknownStat}”: {why}
          </Trans>
        </span>
      ))}
    </Note>
  );
}

interface StatCellProps {
  readonly id: StatId;
  readonly shown: PlayedMode;
  readonly modes: readonly PlayedMode[];
}

function StatCell({ id, shown: { played }, modes }: StatCellProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { read, reason, format: show } = modeStats[id];
  const value = read(played);
  if (value === null) return <UnknownStat>{i18n._(reason(played))}</UnknownStat>;
  const text = id === 'survivedTime' ? <Duration seconds={value} /> : show(format, value);
  const isBest =
    value ===
    findBest(
      id,
      modes.map((mode) => mode.played),
    );
  if (!isBest) return text;
  return (
    <Text as="b" tone="accent" className={styles.best}>
      {text}
      <VisuallyHidden>
        {' '}
        <Trans>(best)</Trans>
      </VisuallyHidden>
    </Text>
  );
}

/** A duration with small units. */
function Duration({ seconds }: { readonly seconds: number }) {
  const parts = useFormat()
    .length(seconds)
    .split(/([\d,]+)/);
  return parts.map((part, at) => {
    const Part = at % 2 ? 'b' : 'small';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
    return <Part key={at}>{part}</Part>;
  });
}
