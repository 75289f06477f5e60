import type { GameRankingRow, PlayerCount, PlayingComparison } from '@hotdrop/shared-domain/wire';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Bar, Row, Text, VisuallyHidden } from '@hotdrop/shared-ui/primitives';
import { useFormat, useTimes } from '@hotdrop/shared-ui/site';
import { Empty, Failed } from '@hotdrop/shared-ui/states';
import { Table } from '@hotdrop/shared-ui/table';
import { TimeAgo, UnknownZone, useFindTodaysPeak, usePendingZone } from '@hotdrop/shared-ui/time';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ChartDataTable } from '../chart/chart.tsx';
import { ChangeStat } from './count-change.tsx';
import type { LinePoint } from './line-series.ts';
import { toPoints } from './line-series.ts';
import { useCountLines, variantOfStep } from './player-chart.tsx';
import type { PlayingData } from './playing.loader.ts';
import styles from './playing.module.css';
import { sparkOf } from './spark.ts';

interface BelowProps extends Pick<PlayingData, 'playing' | 'compare' | 'failure'> {
  /** The player count at the top of the page. */
  readonly count: PlayerCount | null;
}

/** The part of the page below the chart: its table, and the most played games. */
export function Below({ playing, compare, failure, count }: BelowProps) {
  const points = toPoints(playing);
  return (
    <>
      {points.length > 0 && (
        <CountTable points={points} step={playing?.step} compare={playing?.earlier ? compare : null} />
      )}
      <TopGames playing={playing} failure={failure} count={count} />
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
  const caption = t`Concurrent players as a table`;
  const lines = useCountLines(points, compare);
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
            variant: 'name',
            cell: ({ at, isOpen }) => (
              <>
                {times[variantOfStep(step)](at) + times.zone}
                {isOpen && (
                  <>
                    {' '}
                    <Trans>(not over yet)</Trans>
                  </>
                )}
              </>
            ),
          },
          ...lines.map(({ line, label, read }) => ({
            id: line,
            head: label,
            variant: 'number' as const,
            cell: (point: LinePoint) => number(read(point)),
          })),
        ]}
      />
    </ChartDataTable>
  );
}

interface TopGamesProps extends Pick<PlayingData, 'playing' | 'failure'> {
  /** The count at the top of the page. It may be newer than the ranking, and has that of the same minute yesterday. */
  readonly count: PlayerCount | null;
}

/** The most played games, with the site's own game marked. */
function TopGames({ playing, failure, count }: TopGamesProps) {
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
      {!playing && <Failed kind={failure} title={<Trans>The top games could not be loaded</Trans>} />}
      {playing?.ranking.length === 0 && (
        <Empty title={<Trans>No ranking yet</Trans>}>
          <Trans>The most played games are counted every few minutes.</Trans>
        </Empty>
      )}
      {ranking.length > 0 && <GameTable ranking={ranking} count={count} />}
    </Panel>
  );
}

interface GameTableProps {
  readonly ranking: readonly GameRankingRow[];
  readonly count: PlayerCount | null;
}

function GameTable({ ranking, count }: GameTableProps) {
  const { t } = useLingui();
  const { number, percent } = useFormat();
  const findTodaysPeak = useFindTodaysPeak();
  const pending = usePendingZone();
  const most = Math.max(...ranking.map(({ share }) => share ?? 0));
  const nowOf = ({ isOurs, current }: GameRankingRow) => (isOurs && count?.count) || current;
  const thenOf = ({ isOurs, hours }: GameRankingRow) => (isOurs && count?.yesterday) || (hours?.[0] ?? null);
  return (
    <Table
      caption={t`Top games`}
      rows={ranking}
      rowKey={({ name }) => name}
      phoneColumns="minmax(0, 1fr) 4rem 4.5rem"
      mark={({ isOurs }) => (isOurs ? 'mine' : undefined)}
      columns={[
        {
          id: 'game',
          head: t`Game`,
          variant: 'name',
          phone: '1 / 1 / 2 / 3',
          place: (_, index) => index + 1,
          cell: ({ name, movement }) => (
            <>
              {name} <Movement places={movement ?? null} />
            </>
          ),
        },
        { id: 'now', head: t`Now`, variant: 'stat', phone: '1 / 3', cell: (row) => number(nowOf(row)) },
        {
          id: 'change',
          head: t`Change`,
          variant: 'number',
          phone: '2 / 3',
          cell: (row) => {
            const then = thenOf(row);
            return then === null ? '–' : <ChangeStat now={nowOf(row)} then={then} />;
          },
        },
        {
          id: 'hours',
          head: t`24 hours`,
          phone: '2 / 2',
          cell: ({ hours }) => <Spark counts={hours ?? []} />,
        },
        {
          id: 'peak',
          head: (
            <>
              <Trans>Peak today</Trans>
              <UnknownZone />
            </>
          ),
          variant: 'number',
          phone: 'hidden',
          cell: ({ peak, peaks }) => (
            <span className={pending}>{number(peaks ? findTodaysPeak(peaks)?.count : peak)}</span>
          ),
        },
        {
          id: 'share',
          head: t`Share of these games`,
          phone: '2 / 1',
          cell: ({ share }) =>
            share !== undefined && (
              <Row className={styles.shared}>
                <Text tone="muted" className={styles.share}>
                  {percent(share)}
                </Text>
                <Bar share={most > 0 ? share / most : 0} className={styles.bar} />
              </Row>
            ),
        },
      ]}
    />
  );
}

/** The counts of a day on a scale of their own. */
function Spark({ counts }: { readonly counts: readonly (number | null)[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const spark = sparkOf(counts);
  const known = counts.filter((count) => count !== null);
  const [low, high] = [number(Math.min(...known)), number(Math.max(...known))];
  if (!spark) return null;
  return (
    <svg
      className={styles.spark}
      viewBox="0 0 100 28"
      preserveAspectRatio="none"
      role="img"
      aria-label={t`24 hours: from ${low} to ${high}`}
    >
      <path d={spark} />
    </svg>
  );
}

/** Places gained or lost since yesterday. Null: not known. */
function Movement({ places }: { readonly places: number | null }) {
  if (places === null) return null;
  const moved = Math.abs(places);
  if (places === 0) {
    return (
      <VisuallyHidden>
        <Trans>same place</Trans>
      </VisuallyHidden>
    );
  }
  return (
    <Text size="t12" tone={places > 0 ? 'up' : 'down'} className={styles.moved}>
      {places > 0 ? <ArrowUpIcon size="xs" /> : <ArrowDownIcon size="xs" />}
      <span aria-hidden="true">{moved}</span>
      <VisuallyHidden>
        {places > 0 ? (
          <Plural value={moved} one="# place up" other="# places up" />
        ) : (
          <Plural value={moved} one="# place down" other="# places down" />
        )}
      </VisuallyHidden>
    </Text>
  );
}
