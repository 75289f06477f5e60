import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { platformOf, readMode, readPlatform } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { parseWeek } from '@hotdrop/shared-domain/text';
import { TextButton } from '@hotdrop/shared-ui/button';
import { GripIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { StarButton } from '@hotdrop/shared-ui/star-button';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { type Column, type Sorting, Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styles from './favorite-list.module.css';
import { type Best, bestOf, type FavoriteRow, figuresOf, type Measure, measures } from './favorite-rows.ts';
import { type Reorder, useReorder } from './use-reorder.ts';

interface FavoriteTableProps extends Pick<TableActions, 'compared' | 'setCompared'> {
  readonly rows: readonly FavoriteRow[];
  readonly mode: string;
  /** Number of favorites, including hidden ones. */
  readonly listLength: number;
  readonly remove: (favorite: Favorite, name: string | null) => void;
}

/** The favorites in the visitor's own order, or sorted by a column. */
export function FavoriteTable(props: FavoriteTableProps) {
  const { rows, mode, listLength, remove, compared, setCompared } = props;
  const { game, locale } = useSite();
  const { t } = useLingui();
  const [sorting, setSorting] = useState<Sorting>();
  const columns = useFavoriteColumns();
  const order = useReorder(listLength);
  const actions = useMemo<TableActions>(
    () => ({
      order: sorting ? null : order,
      remove: ({ favorite, name }) => remove(favorite, name),
      compared,
      setCompared,
    }),
    [sorting, order, remove, compared, setCompared],
  );
  const { points, kda, damage, winRate, top10 } = bestOf(rows);
  const best = useMemo(
    () => ({ points, kda, damage, winRate, top10 }),
    [points, kda, damage, winRate, top10],
  );
  const modeName = readMode(game, mode).name[locale];
  const instead = useCallback(
    ({ status, stats }: FavoriteRow) =>
      stats || status === 'loading' ? null : <RowMessage status={status} modeName={modeName} />,
    [modeName],
  );
  const { dragged } = order;
  const rowData = useCallback((row: FavoriteRow) => dragAttributes(row, dragged), [dragged]);

  return (
    <Panel label={t`Favorites`} className={styles.panel}>
      {sorting && (
        <p className={styles.sorted}>
          <Trans>
            Sorted by column.{' '}
            <TextButton onClick={() => setSorting(undefined)}>Restore your order</TextButton>
          </Trans>
        </p>
      )}
      <TableActionsContext value={actions}>
        <BestContext value={best}>
          <Table
            caption={t`Favorites`}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            density="tall"
            sorting={sorting}
            onSort={setSorting}
            rowProps={rowData}
            instead={instead}
          />
        </BestContext>
      </TableActionsContext>
      <MoveAnnouncement rows={rows} moved={order.moved} />
    </Panel>
  );
}

/** Attributes for the styles of dragging: the row's position, whether it is dragged, and the side of a drop. */
function dragAttributes({ position }: FavoriteRow, dragged: Reorder['dragged']) {
  const isDragged = dragged?.from === position;
  const isTarget = dragged !== null && !isDragged && dragged.to === position;
  return {
    'data-position': position,
    'data-dragged': isDragged || undefined,
    'data-drop': isTarget ? (dragged.to > dragged.from ? 'below' : 'above') : undefined,
  };
}

const withSkeleton = (column: Column<FavoriteRow>): Column<FavoriteRow> => ({
  ...column,
  cell: (row, index) => (row.status === 'loading' ? <StatSkeleton /> : column.cell(row, index)),
});

/** Provides the columns of the table. They stay the same while stats load, so that only new rows render. */
function useFavoriteColumns(): readonly Column<FavoriteRow>[] {
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
        head: <span className={styles.columnPlayer}>{t`Player`}</span>,
        look: 'name',
        sortBy: ({ name }) => name?.toLowerCase() ?? null,
        cell: (row) => <PlayerCell row={row} />,
      },
      ...figures.map(withSkeleton),
    ];
  }, [game, t, decimal, number, percent]);
}

interface StatCellProps {
  readonly value: number | null;
  readonly show: (value: number | null) => string;
  /** Measure with a highlighted best value. */
  readonly measure?: Measure;
  /** Change since the last visit. */
  readonly change: number | null;
  /** Whether a higher value is better. */
  readonly hasDirection?: boolean;
}

/** A number and its change, highlighted if it is the best of its column. */
function StatCell({ value, show, measure, change, hasDirection = false }: StatCellProps) {
  const best = useContext(BestContext);
  const format = useFormat();
  const isBest = measure !== undefined && value !== null && best?.[measure] === value;
  const direction = hasDirection && change ? (change > 0 ? 'up' : 'down') : 'changed';
  return (
    <>
      <span className={isBest ? styles.best : undefined}>{show(value)}</span>
      {change !== null && change !== 0 && (
        <small className={styles[direction]}>{format.change(change)}</small>
      )}
    </>
  );
}

/** Placeholder for a number that is loading. */
const StatSkeleton = () => (
  <span className={styles.statWaiting}>
    <Skeleton width={11} height={4} />
  </span>
);

interface RowMessageProps extends Pick<FavoriteRow, 'status'> {
  readonly modeName: string;
}

/** Replaces the stats in a row that has none. */
const RowMessage = ({ status, modeName }: RowMessageProps) => (
  <span className={styles.messageWords}>
    {status === 'gone' ? (
      <Trans>This player no longer exists in the game.</Trans>
    ) : (
      <Trans>No ranked games in {modeName} this season</Trans>
    )}
  </span>
);

interface MoveAnnouncementProps extends Pick<Reorder, 'moved'> {
  readonly rows: readonly FavoriteRow[];
}

/** Announces the new position of a moved player to screen readers. */
function MoveAnnouncement({ rows, moved }: MoveAnnouncementProps) {
  const row = rows.find(({ key }) => key === moved?.key);
  const [name, place, count] = [row?.name, (row?.position ?? 0) + 1, rows.length];
  return (
    <VisuallyHidden>
      <span role="status">
        {row && (
          <Trans>
            {name}: place {place} of {count}
          </Trans>
        )}
      </span>
    </VisuallyHidden>
  );
}

/** Shared by the cells of the table. A context, not columns, so that a change renders only the affected cells. */
interface TableActions {
  /** Null: the table is sorted by a column, so rows cannot be moved. */
  readonly order: Reorder | null;
  readonly remove: (row: FavoriteRow) => void;
  /** Keys of the players selected for a comparison. */
  readonly compared: readonly string[];
  readonly setCompared: (keys: readonly string[]) => void;
}

const TableActionsContext = createContext<TableActions | null>(null);

function useTableActions(): TableActions {
  const actions = useContext(TableActionsContext);
  if (!actions) throw new Error('useTableActions() needs a context. Render the cells inside FavoriteTable.');
  return actions;
}

/** The best value of each column. Null: outside of a table. */
const BestContext = createContext<Best | null>(null);

/** The handle that moves a row, and the checkbox that selects it for a comparison. */
function RowControls({ row }: { readonly row: FavoriteRow }) {
  const { t } = useLingui();
  const { order } = useTableActions();
  return (
    <span className={styles.controls}>
      {order && <DragHandle row={row} name={row.name ?? t`this player`} order={order} />}
      <CompareCheckbox row={row} />
    </span>
  );
}

interface DragHandleProps {
  readonly row: FavoriteRow;
  readonly name: string;
  readonly order: Reorder;
}

/** Number of positions that each key moves a player. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Moves a player in the visitor's order, by dragging or with the arrow keys. */
function DragHandle({ row: { key, favorite, position }, name, order }: DragHandleProps) {
  const { t } = useLingui();
  const { dragged, moved, startDrag, dragTo, cancelDrag, drop, move } = order;
  const handle = useRef<HTMLButtonElement>(null);
  const isMoved = moved?.key === key && moved.to === position;
  // A moved row may have lost the focus.
  useEffect(() => {
    if (isMoved) handle.current?.focus();
  }, [isMoved]);

  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = steps[event.key];
    if (event.key === 'Escape') cancelDrag();
    if (step === undefined) return;
    event.preventDefault();
    move(favorite, position + step);
  };
  const onPointerDown = (event: React.PointerEvent) => {
    if (event.button !== 0) return;
    handle.current?.setPointerCapture(event.pointerId);
    startDrag(favorite, position);
  };
  const onPointerMove = (event: React.PointerEvent) => {
    const to = dragged && positionAt(event.clientY, handle.current?.closest('table'));
    if (typeof to === 'number') dragTo(to);
  };
  return (
    <button
      ref={handle}
      type="button"
      className={styles.handle}
      aria-label={t`Move ${name}: arrow keys or drag`}
      title={t`Drag to move`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={drop}
      onPointerCancel={cancelDrag}
    >
      <GripIcon />
    </button>
  );
}

/** Position of the row at a vertical coordinate. Outside of the table, the first or last row counts. */
function positionAt(y: number, table: HTMLTableElement | null | undefined): number | undefined {
  const rows = [...(table?.tBodies ?? [])].flatMap((body) => [...body.rows]);
  const row = rows.find((one) => y < one.getBoundingClientRect().bottom) ?? rows.at(-1);
  return row && Number(row.dataset.position);
}

/** Selects a player for a comparison. */
function CompareCheckbox({ row: { key, name } }: { readonly row: FavoriteRow }) {
  const { t } = useLingui();
  const { compared, setCompared } = useTableActions();
  const isChosen = compared.includes(key);
  const playerName = name ?? t`this player`;
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={t`Compare ${playerName}`}
        checked={isChosen}
        disabled={!isChosen && compared.length >= limits.compared}
        onChange={() => setCompared(isChosen ? compared.filter((one) => one !== key) : [...compared, key])}
      />
    </label>
  );
}

/** Name and platform of a favorite, with a star that removes the favorite. */
function PlayerCell({ row }: { readonly row: FavoriteRow }) {
  const { game, links, locale } = useSite();
  const { t } = useLingui();
  const { remove } = useTableActions();
  const { favorite, name, status } = row;
  const platform = platformOf(game, favorite.shard);
  return (
    <span className={styles.player}>
      <StarButton isOn isSmall name={name ?? t`this player`} onToggle={() => remove(row)} />
      <span className={styles.words}>
        {name === null && status === 'loading' && (
          <span className={styles.waiting}>
            <Skeleton width={24} height={4} />
          </span>
        )}
        {name === null && status === 'gone' && <span className={styles.id}>{favorite.accountId}</span>}
        {name !== null && <Link to={links.profile({ shard: favorite.shard, name })}>{name}</Link>}
        <small className={styles.platform}>
          <PlatformMark platform={platform} size="xs" />
          {readPlatform(game, platform).name[locale]}
          <NewWeek row={row} />
        </small>
      </span>
    </span>
  );
}

/** Leads to a week that ended since the last visit. */
function NewWeek({ row: { favorite, name, newWeek } }: { readonly row: FavoriteRow }) {
  const { links } = useSite();
  const { t } = useLingui();
  if (name === null || newWeek === null) return null;
  const number = parseWeek(newWeek)?.number ?? 0;
  return (
    <Link
      className={styles.week}
      to={links.week({ shard: favorite.shard, name, week: newWeek })}
      aria-label={t`${name} in week ${number}`}
    >
      <Trans>Week {number}</Trans>
    </Link>
  );
}
