import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import type { Column } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { type FavoriteRow, figuresOf, type Measure, measures } from './favorite-rows.ts';
import { PlayerCell } from './player-cell.tsx';
import { RowControls } from './row-controls.tsx';
import { StatCell, StatSkeleton } from './stat-cell.tsx';
import styles from './use-favorite-columns.module.css';

const withSkeleton = (column: Column<FavoriteRow>): Column<FavoriteRow> => ({
  ...column,
  cell: (row, index) => (row.status === 'loading' ? <StatSkeleton /> : column.cell(row, index)),
});

/** Provides the columns of the table. They stay the same while stats load, so that only new rows render. */
export function useFavoriteColumns(): readonly Column<FavoriteRow>[] {
  const { game } = useSite();
  const { t } = useLingui();
  const { decimal, number, percent } = useFormat();

  return useMemo(() => {
    const measured = (
      id: Measure,
      head: string,
      show: (value: number | null) => string,
      change: (row: FavoriteRow) => number | null = () => null,
    ): Column<FavoriteRow> => ({
      id,
      head,
      look: 'number',
      sortBy: measures[id],
      cell: (row) => (
        <StatCell value={measures[id](row)} show={show} measure={id} change={change(row)} hasDirection />
      ),
    });
    const games = (row: FavoriteRow) => figuresOf(row)?.games ?? null;
    const synced = ({ player }: FavoriteRow) => player?.syncedAt ?? null;

    const figures: readonly Column<FavoriteRow>[] = [
      { ...measured('points', t`Points`, number, (row) => row.pointsChange), look: 'figure' },
      {
        id: 'tier',
        head: t`Tier`,
        cell: ({ stats }) => stats && <TierName tier={game.tiers.read(stats.currentTier)} look="table" />,
      },
      measured('kda', t`KDA`, (value) => decimal(value)),
      measured('damage', t`Avg damage`, number),
      measured('winRate', t`Win rate`, (value) => percent(value)),
      measured('top10', t`Top 10`, (value) => percent(value)),
      {
        id: 'games',
        head: t`Games`,
        look: 'number',
        sortBy: games,
        cell: (row) => <StatCell value={games(row)} show={number} change={row.gamesChange} />,
      },
      {
        id: 'updated',
        head: t`Updated`,
        look: 'number',
        sortBy: (row) => (synced(row) === null ? null : Date.parse(synced(row) ?? '')),
        cell: (row) => {
          const time = synced(row);
          return <span className={styles.quiet}>{time === null ? '–' : <TimeAgo time={time} />}</span>;
        },
      },
    ];
    return [
      {
        id: 'controls',
        head: <VisuallyHidden>{t`Compare`}</VisuallyHidden>,
        cell: (row) => <RowControls row={row} />,
      },
      {
        id: 'player',
        head: <span className={styles.player}>{t`Player`}</span>,
        look: 'name',
        sortBy: ({ name }) => name?.toLowerCase() ?? null,
        cell: (row) => <PlayerCell row={row} />,
      },
      ...figures.map(withSkeleton),
    ];
  }, [game, t, decimal, number, percent]);
}
