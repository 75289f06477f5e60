import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { platformOf, readMode, readPlatform, readTier } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import { parseWeek } from '@hotdrop/shared-domain/text';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { TextButton } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { StarButton } from '@hotdrop/shared-ui/star-button';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { type Column, type Sorting, Table } from '@hotdrop/shared-ui/table';
import { TierName } from '@hotdrop/shared-ui/tier-mark';
import { TimeAgo } from '@hotdrop/shared-ui/time';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { linkPatterns } from '../link-patterns.ts';
import { without } from '../links/compare-address.ts';
import { News } from '../visits/news.tsx';
import { DragHandle, dragAttributes, MoveAnnouncement, useReorder } from './drag-handle.tsx';
import styles from './favorite-list.module.css';
import type { FavoriteRow } from './favorite-rows.ts';
import type { CompareSelection } from './use-compare-selection.ts';

interface FavoriteTableProps {
  readonly rows: readonly FavoriteRow[];
  readonly mode: string;
  /** Number of favorites, including hidden ones. */
  readonly listLength: number;
  readonly remove: (favorite: Favorite, name: string | null) => void;
  readonly compared: CompareSelection;
  /** The id of a week that ended since the last visit; null: none did. */
  readonly newWeek: string | null;
  /** A note below the table. */
  readonly children: React.ReactNode;
}

/** The favorites in the visitor's order, or sorted by a column. */
export function FavoriteTable(props: FavoriteTableProps) {
  const { rows, mode, listLength, remove, compared, newWeek, children } = props;
  const { game, locale } = useSite();
  const { t } = useLingui();
  const [sorting, setSorting] = useState<Sorting>();
  const stats = useStatColumns(rows);
  const order = useReorder(listLength);
  const modeName = readMode(game, mode).name[locale];
  return (
    <Panel label={t`Favorites`} className={styles.panel}>
      {sorting && (
        <Text as="p" size="t13" tone="muted" className={styles.sorted}>
          <Trans>
            Sorted by column.{' '}
            <TextButton onClick={() => setSorting(undefined)}>Restore your order</TextButton>
          </Trans>
        </Text>
      )}
      <Table
        caption={t`Favorites`}
        phoneColumns="var(--mark-m) minmax(0, 1fr) auto var(--touch)"
        columns={[
          {
            id: 'controls',
            head: <VisuallyHidden>{t`Compare`}</VisuallyHidden>,
            className: styles.controls,
            phone: '2 / 3 / auto / -1',
            cell: (row) => (
              <Row gap={0} justify="end">
                {!sorting && <DragHandle row={row} order={order} />}
                <CompareCheckbox row={row} compared={compared} />
              </Row>
            ),
          },
          {
            id: 'star',
            head: <VisuallyHidden>{t`Favorite`}</VisuallyHidden>,
            className: styles.star,
            phone: '1 / 4',
            cell: ({ favorite, name }) => (
              <StarButton
                isOn
                isSmall
                name={name ?? t`this player`}
                onToggle={() => remove(favorite, name)}
              />
            ),
          },
          {
            id: 'player',
            head: t`Player`,
            variant: 'name',
            className: styles.player,
            phone: '1 / 2',
            sortBy: ({ name }) => name?.toLowerCase() ?? null,
            cell: (row) => <PlayerCell row={row} newWeek={newWeek} />,
          },
          ...stats,
          {
            id: 'news',
            head: null,
            isPhoneOnly: true,
            phone: '2 / 1 / auto / 3',
            cell: (row) => <NewsLine row={row} />,
          },
        ]}
        rows={rows}
        rowKey={({ key }) => key}
        density="tall"
        sorting={sorting}
        onSort={setSorting}
        rowProps={(row) => dragAttributes(row, order.dragged)}
        instead={({ status, ranked }) =>
          ranked || status === 'loading' ? null : (
            <span className={styles.message}>
              {status === 'gone' ? (
                <Trans>This player no longer exists in the game, or asked not to be shown.</Trans>
              ) : (
                <Trans>No ranked games in {modeName} this season</Trans>
              )}
            </span>
          )
        }
      />
      {children}
      <MoveAnnouncement rows={rows} moved={order.moved} />
    </Panel>
  );
}

interface StatColumn {
  readonly id: string;
  readonly head: string;
  readonly variant?: 'number' | 'stat';
  readonly className?: string | undefined;
  readonly phone?: Column<FavoriteRow>['phone'];
  readonly value: (row: FavoriteRow) => number | null;
  readonly show: (value: number | null) => string;
  /** Change since the last visit. */
  readonly change?: (row: FavoriteRow) => number | null;
  /** Whether a higher value is not better. */
  readonly isNeutral?: boolean;
}

function useStatColumns(rows: readonly FavoriteRow[]): readonly Column<FavoriteRow>[] {
  const { game } = useSite();
  const { t } = useLingui();
  const { decimal, number, percent } = useFormat();

  const column = ({ value, show, change, isNeutral, ...rest }: StatColumn): Column<FavoriteRow> => {
    const values = new Set(rows.map(value).filter((one) => one !== null));
    const best = values.size > 1 && !isNeutral ? Math.max(...values) : null;
    return {
      variant: 'number',
      phone: 'hidden',
      sortBy: value,
      isBest: (row) => best !== null && value(row) === best,
      cell: (row) => (
        <>
          {show(value(row))}
          <ChangeLine change={change?.(row) ?? 0} isNeutral={isNeutral ?? false} />
        </>
      ),
      ...rest,
    };
  };
  const stats: readonly Column<FavoriteRow>[] = [
    column({
      id: 'points',
      head: t`Points`,
      variant: 'stat',
      className: styles.points,
      phone: '1 / 3',
      value: ({ ranked }) => ranked && rankPointsOf(ranked),
      show: number,
      change: ({ change }) => change?.points ?? null,
    }),
    {
      id: 'tier',
      head: t`Tier`,
      className: styles.tier,
      phone: '1 / 1',
      cell: ({ ranked }) => ranked && <TierName tier={readTier(game, ranked.currentTier)} />,
    },
    column({
      id: 'kda',
      head: t`KDA`,
      value: ({ stats: one }) => one?.kda ?? null,
      show: (kda) => decimal(kda),
    }),
    column({
      id: 'damage',
      head: t`Avg damage`,
      className: styles.damage,
      value: ({ stats: one }) => one?.averageDamage ?? null,
      show: number,
    }),
    column({
      id: 'winRate',
      head: t`Win rate`,
      value: ({ stats: one }) => one?.winRate ?? null,
      show: (rate) => percent(rate),
    }),
    column({
      id: 'top10',
      head: t`Top 10`,
      value: ({ stats: one }) => one?.top10Rate ?? null,
      show: (rate) => percent(rate),
    }),
    column({
      id: 'games',
      head: t`Games`,
      value: ({ stats: one }) => one?.games ?? null,
      show: number,
      change: ({ change }) => change?.games ?? null,
      isNeutral: true,
    }),
    {
      id: 'updated',
      head: t`Updated`,
      variant: 'number',
      className: styles.updated,
      phone: 'hidden',
      sortBy: ({ syncedAt }) => (syncedAt === null ? null : Date.parse(syncedAt)),
      cell: ({ syncedAt }) => (
        <Text tone="muted">{syncedAt === null ? '–' : <TimeAgo time={syncedAt} />}</Text>
      ),
    },
  ];
  return stats.map((one) => ({
    ...one,
    cell: (row, index) =>
      row.status === 'loading' ? (
        <span className={styles.waiting}>
          <Skeleton width={11} height={4} />
        </span>
      ) : (
        one.cell(row, index)
      ),
  }));
}

/** The change of a stat since the last visit. */
function ChangeLine({ change, isNeutral }: { readonly change: number; readonly isNeutral: boolean }) {
  const format = useFormat();
  if (change === 0) return null;
  const direction = change > 0 ? 'up' : 'down';
  return (
    <Text as="small" size="t12" tone={isNeutral ? 'muted' : direction} className={styles.change}>
      {format.change(change)}
    </Text>
  );
}

interface CompareCheckboxProps {
  readonly row: FavoriteRow;
  readonly compared: CompareSelection;
}

/** Selects a player for a comparison. */
function CompareCheckbox({
  row: { favorite, name },
  compared: { players, setPlayers },
}: CompareCheckboxProps) {
  const { t } = useLingui();
  const player = name !== null && { shard: favorite.shard, name };
  const others = player ? without(players, player) : players;
  const isChosen = others.length < players.length;
  const playerName = name ?? t`this player`;
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={t`Compare ${playerName}`}
        checked={isChosen}
        disabled={!player || others.length >= limits.compared}
        onChange={() => player && setPlayers(isChosen ? others : [...players, player])}
      />
    </label>
  );
}

/** The second line of a card on phones: what is new since the last visit, or else the stats. */
function NewsLine({ row: { change, stats } }: { readonly row: FavoriteRow }) {
  const { decimal, percent } = useFormat();
  if (change) {
    return (
      <Text tone={change.games > 0 ? 'accent' : 'muted'}>
        <News {...change} />
      </Text>
    );
  }
  if (!stats) return null;
  const [kda, wins] = [decimal(stats.kda), percent(stats.winRate)];
  return (
    <Trans>
      {kda} KDA · {wins} wins
    </Trans>
  );
}

interface PlayerCellProps extends Pick<FavoriteTableProps, 'newWeek'> {
  readonly row: FavoriteRow;
}

/** Name and platform of a favorite, with a link to a week that ended. */
function PlayerCell({ row: { favorite, name, status }, newWeek }: PlayerCellProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const { t } = useLingui();
  const { shard, accountId } = favorite;
  const platform = platformOf(game, shard);
  const number = parseWeek(newWeek ?? '')?.number ?? 0;
  const weekPage =
    name !== null && newWeek !== null && status === 'ready' && links.week({ shard, name, week: newWeek });
  return (
    <Grid as="span" gap={0.5}>
      {name === null && status === 'loading' && (
        <span className={styles.waiting}>
          <Skeleton width={24} height={4} />
        </span>
      )}
      {name === null && status === 'gone' && (
        <Text size="t12" tone="muted">
          {accountId}
        </Text>
      )}
      {name !== null && <Link to={links.profile({ shard, name })}>{name}</Link>}
      <Row as="small" gap={1} className={styles.platform}>
        <PlatformMark platform={platform} size="xs" />
        {readPlatform(game, platform).name[locale]}
        {weekPage && (
          <Link className={styles.week} to={weekPage} aria-label={t`${name} in week ${number}`}>
            <Trans>Week {number}</Trans>
          </Link>
        )}
      </Row>
    </Grid>
  );
}
