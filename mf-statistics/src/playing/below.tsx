// biome-ignore-all lint/a11y/noRedundantRoles: on phones, rows are grids, whose elements lose their roles
import type { Answer, GameRankingRow, PlayerCount, PlayingComparison } from '@hotdrop/shared-domain/wire';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useTimes } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { type Column, Table } from '@hotdrop/shared-ui/table';
import { TimeAgo, UnknownZone, useFindTodaysPeak, usePendingZone } from '@hotdrop/shared-ui/time';
import { VisuallyHidden } from '@hotdrop/shared-ui/visually-hidden';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChartDataTable } from '../chart/chart-data-table.tsx';
import { ChangeFigure } from './count-change.tsx';
import type { LinePoint } from './line-series.ts';
import { toPoints } from './line-series.ts';
import { lookOfStep, useEarlierName } from './player-chart.tsx';
import type { PlayingData } from './playing.loader.ts';
import styles from './playing.module.css';
import { sparkOf } from './spark.ts';

interface BelowProps extends Pick<PlayingData, 'playing' | 'compare'> {
  /** The player count at the top of the page. */
  readonly own: PlayerCount | null;
}

/** The part of the page below the chart: its table, and the most played games. */
export function Below({ playing, compare, own }: BelowProps) {
  const points = toPoints(playing);
  return (
    <>
      {points.length > 0 && (
        <CountTable points={points} step={playing?.step} compare={playing?.earlier ? compare : null} />
      )}
      <TopGames playing={playing} own={own} />
    </>
  );
}

interface CountTableProps {
  readonly points: readonly LinePoint[];
  readonly compare: PlayingComparison | null;
  readonly step: number | undefined;
}

/** The counts of the chart as a table. */
function CountTable({ points, compare, step }: CountTableProps) {
  const { t } = useLingui();
  const { number } = useFormat();
  const times = useTimes();
  const earlierName = useEarlierName();
  const hasPeaks = points.some(({ peak }) => peak !== null);
  const caption = t`Concurrent players as a table`;
  const peaks: readonly Column<LinePoint>[] = hasPeaks
    ? [{ id: 'peak', head: t`Highest`, look: 'number', cell: ({ peak }) => number(peak) }]
    : [];
  const earlier: readonly Column<LinePoint>[] =
    compare === null
      ? []
      : [
          {
            id: 'earlier',
            head: earlierName(compare),
            look: 'number',
            cell: (point) => number(point.earlier),
          },
        ];
  return (
    <ChartDataTable label={caption}>
      <Table
        caption={caption}
        rows={points}
        rowKey={({ at }) => at}
        columns={[
          {
            id: 'at',
            head: t`Time`,
            look: 'name',
            cell: ({ at, isOpen }) => (
              <>
                {times[lookOfStep(step)](at) + times.zone}
                {isOpen && (
                  <>
                    {' '}
                    <Trans>(not over yet)</Trans>
                  </>
                )}
              </>
            ),
          },
          {
            id: 'count',
            head: hasPeaks ? t`Mean` : t`Players`,
            look: 'number',
            cell: ({ value }) => number(value),
          },
          ...peaks,
          ...earlier,
        ]}
      />
    </ChartDataTable>
  );
}

interface TopGamesProps {
  /** Null: the request failed. */
  readonly playing: Answer<'getPlaying'> | null;
  /** The count at the top of the page. It may be newer than the ranking, and has that of the same minute yesterday. */
  readonly own: PlayerCount | null;
}

/** The most played games, with the site's own game marked. */
function TopGames({ playing, own }: TopGamesProps) {
  const { ranking = [], updatedAt = null } = playing ?? {};
  const isCompared = ranking.some(({ hours }) => typeof hours?.[0] === 'number');
  return (
    <Panel
      title={<Trans>Top games</Trans>}
      aside={
        updatedAt !== null &&
        ranking.length > 0 && (
          <>
            <Trans>
              Updated <TimeAgo time={updatedAt} />
            </Trans>
            {isCompared && (
              <>
                {' · '}
                <Trans>compared with this time yesterday</Trans>
              </>
            )}
          </>
        )
      }
    >
      {!playing && <Failed title={<Trans>The top games could not be loaded</Trans>} />}
      {playing?.ranking.length === 0 && (
        <Empty title={<Trans>No ranking yet</Trans>}>
          <Trans>The most played games are counted every few minutes.</Trans>
        </Empty>
      )}
      {ranking.length > 0 && <GameTable ranking={ranking} own={own} />}
    </Panel>
  );
}

interface GameTableProps {
  readonly ranking: readonly GameRankingRow[];
  readonly own: PlayerCount | null;
}

/** On phones a row is a grid of two lines, so the roles of a table are written out. */
function GameTable({ ranking, own }: GameTableProps) {
  const { t } = useLingui();
  const most = Math.max(...ranking.map(({ share }) => share ?? 0));
  return (
    <table className={styles.games} role="table" aria-label={t`Top games`}>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader" className={styles.place} aria-label={t`Place`}>
            #
          </th>
          <th scope="col" role="columnheader" className={styles.movement}>
            <VisuallyHidden>
              <Trans>Movement</Trans>
            </VisuallyHidden>
          </th>
          <th scope="col" role="columnheader">
            <Trans>Game</Trans>
          </th>
          <th scope="col" role="columnheader" className={styles.spark}>
            <Trans>24 hours</Trans>
          </th>
          <th scope="col" role="columnheader" className={styles.gamesNow}>
            <Trans>Now</Trans>
          </th>
          <th scope="col" role="columnheader" className={styles.change}>
            <Trans>Change</Trans>
          </th>
          <th scope="col" role="columnheader" className={styles.peak}>
            <Trans>Peak today</Trans>
            <UnknownZone />
          </th>
          <th scope="col" role="columnheader" className={styles.share}>
            <Trans>Share of these games</Trans>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {ranking.map((row, index) => (
          <GameRow key={row.name} row={row} place={index + 1} own={row.isOwn ? own : null} most={most} />
        ))}
      </tbody>
    </table>
  );
}

interface GameRowProps {
  readonly row: GameRankingRow;
  readonly place: number;
  /** Null: another game, or not known. */
  readonly own: PlayerCount | null;
  /** The largest share. */
  readonly most: number;
}

function GameRow({ row, place, own, most }: GameRowProps) {
  const { t } = useLingui();
  const { number, percent } = useFormat();
  const findTodaysPeak = useFindTodaysPeak();
  const pending = usePendingZone();
  const { name, isOwn, hours, movement = null, peak, peaks, share } = row;
  const now = own?.count ?? row.current;
  const then = own?.yesterday ?? hours?.[0] ?? null;
  const spark = sparkOf(hours ?? []);
  const known = hours?.filter((count) => count !== null) ?? [];
  const [low, high] = [number(Math.min(...known)), number(Math.max(...known))];
  return (
    <tr role="row" className={isOwn ? styles.own : undefined}>
      <td role="cell" className={styles.place}>
        {place}
      </td>
      <td role="cell" className={styles.movement}>
        {movement !== null && <Movement places={movement} />}
      </td>
      <th scope="row" role="rowheader">
        {isOwn ? <b>{name}</b> : name}
      </th>
      <td role="cell" className={styles.spark}>
        {spark && (
          <svg
            viewBox="0 0 100 28"
            preserveAspectRatio="none"
            role="img"
            aria-label={t`24 hours: from ${low} to ${high}`}
          >
            <path d={spark} />
          </svg>
        )}
      </td>
      <td role="cell" className={styles.gamesNow}>
        {number(now)}
      </td>
      <td role="cell" className={styles.change}>
        {then === null ? '–' : <ChangeFigure now={now} then={then} />}
      </td>
      <td role="cell" className={styles.peak}>
        <span className={pending}>{number(peaks ? findTodaysPeak(peaks)?.count : peak)}</span>
      </td>
      <td role="cell" className={styles.share}>
        {share !== undefined && (
          <>
            <span>{percent(share)}</span>
            <i style={{ '--v': percent(most > 0 ? share / most : 0) }} />
          </>
        )}
      </td>
    </tr>
  );
}

/** Places gained or lost since yesterday. */
function Movement({ places }: { readonly places: number }) {
  const moved = Math.abs(places);
  if (places === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>
          <Trans>same place</Trans>
        </VisuallyHidden>
      </>
    );
  }
  return (
    <span className={places > 0 ? styles.gamesUp : styles.gamesDown}>
      {places > 0 ? <ArrowUpIcon size="xs" /> : <ArrowDownIcon size="xs" />}
      <span aria-hidden="true">{moved}</span>
      <VisuallyHidden>
        {places > 0 ? (
          <Plural value={moved} one="# place up" other="# places up" />
        ) : (
          <Plural value={moved} one="# place down" other="# places down" />
        )}
      </VisuallyHidden>
    </span>
  );
}
