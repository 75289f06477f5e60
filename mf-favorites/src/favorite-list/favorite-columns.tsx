import { limits } from '@hotdrop/shared-domain/rules';
import type { Figures } from '@hotdrop/shared-domain/stats';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Bone } from '@hotdrop/shared-ui/states';
import type { Column } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { useLingui } from '@lingui/react/macro';
import styles from './favorite-columns.module.css';
import type { Change } from './last-look.ts';
import { PlayerCell } from './player-cell.tsx';
import { bestOf, type FavoriteRow } from './rows.ts';
import type { Order } from './use-order.ts';

interface ColumnChoices {
  readonly rows: readonly FavoriteRow[];
  /** Null: the table is sorted by a column, and the visitor's own order is not to be seen. */
  readonly order: Order | null;
  readonly onRemove: (row: FavoriteRow) => void;
  readonly compared: readonly string[];
  readonly onCompare: (keys: readonly string[]) => void;
}

type Value = (row: FavoriteRow) => number | null;

const figureOf =
  (figure: (figures: Figures) => number | null): Value =>
  ({ ranked }) =>
    ranked && figure(ranked.figures);

/** The columns of the favourites: figures that are still on their way are grey, the best of each column amber. */
export function useFavoriteColumns({ rows, order, onRemove, compared, onCompare }: ColumnChoices) {
  const { game } = useSite();
  const { t } = useLingui();
  const { change, decimal, number, percent } = useFormat();

  const arriving = (width: number, show: (row: FavoriteRow) => React.ReactNode) => (row: FavoriteRow) =>
    row.is === 'waiting' ? <Waiting width={width} /> : show(row);

  function figure(
    id: string,
    head: string,
    value: Value,
    show: (value: number | null) => string,
    { changed, hasBest = true }: { readonly changed?: keyof Change; readonly hasBest?: boolean } = {},
  ): Column<FavoriteRow> {
    const best = hasBest ? bestOf(rows, value) : null;
    const cell = (row: FavoriteRow) => {
      const shown = value(row);
      const difference = (changed && row.change?.[changed]) || 0;
      return (
        <>
          <span className={shown !== null && shown === best ? styles.best : undefined}>{show(shown)}</span>
          {difference !== 0 && (
            <small className={changed === 'points' ? styles[difference > 0 ? 'up' : 'down'] : styles.changed}>
              {change(difference)}
            </small>
          )}
        </>
      );
    };
    return { id, head, look: 'number', sortBy: value, cell: arriving(10, cell) };
  }

  const points = ({ ranked }: FavoriteRow) => ranked?.stats.currentRankPoint ?? null;
  const synced = ({ player }: FavoriteRow) => player?.syncedAt ?? null;
  const isFull = compared.length >= limits.compared;

  return [
    {
      id: 'player',
      head: t`Player`,
      look: 'name',
      sortBy: (row) => row.name?.toLowerCase() ?? null,
      cell: (row) => <PlayerCell row={row} order={order} onRemove={onRemove} />,
    },
    { ...figure('points', t`Points`, points, number, { changed: 'points' }), look: 'figure' },
    {
      id: 'tier',
      head: t`Tier`,
      cell: arriving(
        24,
        ({ ranked }) => ranked && <TierName tier={game.tiers.read(ranked.stats.currentTier)} look="table" />,
      ),
    },
    figure(
      'kda',
      t`KDA`,
      figureOf(({ kda }) => kda),
      decimal,
    ),
    figure(
      'damage',
      t`Avg damage`,
      figureOf(({ averageDamage }) => averageDamage),
      number,
    ),
    figure(
      'winRate',
      t`Win rate`,
      figureOf(({ winRate }) => winRate),
      percent,
    ),
    figure(
      'top10',
      t`Top 10`,
      figureOf(({ top10Rate }) => top10Rate),
      percent,
    ),
    figure(
      'games',
      t`Games`,
      figureOf(({ games }) => games),
      number,
      { changed: 'games', hasBest: false },
    ),
    {
      id: 'updated',
      head: t`Updated`,
      look: 'number',
      sortBy: (row) => (synced(row) === null ? null : Date.parse(synced(row) ?? '')),
      cell: arriving(14, (row) => {
        const time = synced(row);
        return <span className={styles.quiet}>{time === null ? '–' : <TimeAgo time={time} />}</span>;
      }),
    },
    {
      id: 'compare',
      head: t`Compare`,
      look: 'number',
      cell: ({ key, name }) => {
        const isChosen = compared.includes(key);
        const playerName = name ?? t`this player`;
        return (
          <label className={styles.check}>
            <input
              type="checkbox"
              aria-label={t`Compare ${playerName}`}
              checked={isChosen}
              disabled={!isChosen && isFull}
              onChange={() =>
                onCompare(isChosen ? compared.filter((one) => one !== key) : [...compared, key])
              }
            />
          </label>
        );
      },
    },
  ] satisfies Column<FavoriteRow>[];
}

const Waiting = ({ width }: { readonly width: number }) => (
  <span className={styles.waiting}>
    <Bone width={width} height={4} />
  </span>
);
