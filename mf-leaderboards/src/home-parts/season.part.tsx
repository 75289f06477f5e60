import {
  platformOf,
  rankedStatsIn,
  readMode,
  readPlatform,
  readSeason,
  shardInAddress,
} from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { rankPointsOf } from '@hotdrop/shared-domain/stats';
import { type ActiveSeason, apiOf, type Cutoff } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { type MyPlayer, useMyPlayer } from '@hotdrop/shared-ui/my-player';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useIsHydrated, useNow, useSite, useStore, useTimes } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Board } from '../shared/board.ts';
import { PointsChange } from '../shared/board-parts.tsx';
import { useIdleData } from '../shared/use-idle-data.ts';
import { readHomeBoard } from './read-home-boards.ts';
import styles from './season.module.css';

interface SeasonData {
  readonly season: ActiveSeason;
  readonly shard: string;
  readonly mode: string;
  /** Those of places that players have. */
  readonly cutoffs: readonly Cutoff[];
}

/** The time until the end of the season, and the points needed for the first places. Absent if neither is known. */
export const season: Part<'home.hero', SeasonData | null> = {
  async load({ site, signal }) {
    const [seasons, found] = await Promise.all([
      apiOf(site).listActiveSeasons({}, { signal }),
      readHomeBoard(site, 0, signal),
    ]);
    if (!seasons.ok) reportFailure(site, seasons.error, { area: 'mf-leaderboards', page: 'home' });
    const running = seasons.ok && found ? seasons.data.seasons[found.shard] : undefined;
    if (!running || !found) return null;
    const { shard, mode, board } = found;
    const cutoffs = board?.cutoffs?.filter(({ rankPoint }) => rankPoint !== null) ?? [];
    return { season: running, shard, mode, cutoffs };
  },
  Component: ({ data }) => {
    if (!data) return null;
    const { season: running, cutoffs } = data;
    return (running.start || running.end || cutoffs.length > 0) && <SeasonPanel {...data} />;
  },
};

function SeasonPanel({ season: running, shard, mode, cutoffs }: SeasonData) {
  const { game, locale } = useSite();
  const { list, number } = useFormat();
  const { t } = useLingui();
  const label = readSeason(game, running.id).label[locale];
  const board = list([readPlatform(game, shard).name[locale], readMode(game, mode).name[locale]]);
  const hasWeek = cutoffs.some(({ week }) => week !== null);
  return (
    <Panel label={label}>
      <SeasonClock season={running} label={label} />
      {cutoffs.length > 0 && (
        <Table
          caption={t`Points needed: ${board}`}
          columns={[
            { id: 'place', head: board, variant: 'name', cell: ({ place }) => <Trans>Top {place}</Trans> },
            { id: 'points', head: t`Points`, variant: 'stat', cell: ({ rankPoint }) => number(rankPoint) },
            ...(hasWeek
              ? [
                  {
                    id: 'week',
                    head: t`In a week`,
                    variant: 'number' as const,
                    cell: ({ week }: Cutoff) => week !== null && <PointsChange points={week} />,
                  },
                ]
              : []),
          ]}
          rows={cutoffs}
          rowKey={({ place }) => place}
        />
      )}
      {cutoffs.length > 0 && <MyDistance board={{ shard, mode, season: running.id }} cutoffs={cutoffs} />}
    </Panel>
  );
}

const hour = 3_600_000;
const day = 24 * hour;

interface SeasonClockProps {
  readonly season: ActiveSeason;
  /** `Season 43`. */
  readonly label: string;
}

/** Days and hours until the end. Without a known end, the day of the season; without any date, its name. */
function SeasonClock({ season: { start, end }, label }: SeasonClockProps) {
  const { t } = useLingui();
  const times = useTimes();
  const now = useNow();
  const begin = start ? Date.parse(start) : null;
  const finish = end && Date.parse(end) > now ? Date.parse(end) : null;
  // A started hour counts.
  const hours = Math.ceil(((finish ?? now) - now) / hour);
  const [days, rest] = [Math.floor(hours / 24), hours % 24];
  const count = begin === null ? 0 : Math.floor((now - begin) / day) + 1;
  return (
    <>
      <Row as="header" gap={4} align="end" justify="between" size="t13" tone="muted" className={styles.head}>
        <div>
          <Text as="h2" size="t13">
            {finish === null ? label : <Trans>{label} ends in</Trans>}
          </Text>
          <Row as="p" gap={2} align="baseline" isWrapped size="t14" className={styles.count}>
            {finish !== null && days > 0 && (
              <>
                <b>{days}</b> <span>{t`${plural(days, { one: 'day', other: 'days' })}`}</span>{' '}
              </>
            )}
            {finish !== null && (rest > 0 || days === 0) && (
              <>
                <b>{rest}</b> <span>{t`${plural(rest, { one: 'hour', other: 'hours' })}`}</span>
              </>
            )}
            {finish === null && count > 0 && (
              <Trans>
                <span>Day</span> <b>{count}</b>
              </Trans>
            )}
          </Row>
        </div>
        {finish !== null && (
          // Newcomers get no script for this part, so the time cannot wait for their zone.
          <time dateTime={end ?? undefined}>
            {times.dayTime(finish)}
            {times.zone}
          </time>
        )}
      </Row>
      {finish !== null && begin !== null && (
        <div
          className={styles.elapsed}
          style={{ '--p': `${(((now - begin) / (finish - begin)) * 100).toFixed(1)}%` }}
          aria-hidden="true"
        />
      )}
    </>
  );
}

interface MyDistanceProps {
  readonly board: SeasonBoard;
  /** From the first place on. */
  readonly cutoffs: readonly Cutoff[];
}

/**
 * The points of the visitor's own player, and how far they are from the next group of places. Only the browser knows
 * the player, so the server leaves room for two lines.
 */
function MyDistance(props: MyDistanceProps) {
  const isHydrated = useIsHydrated();
  const hasPlace = useStore(({ returning }) => returning?.hasMyPlayer ?? false);
  const player = useMyPlayer();
  if (!isHydrated) return hasPlace && <p className={styles.mine} aria-hidden="true" />;
  if (!player) return null;
  return <MyLine key={player.accountId} player={player} {...props} />;
}

function MyLine({ player, board, cutoffs }: MyDistanceProps & { readonly player: MyPlayer }) {
  const found = useMyPoints(player, board);
  if (found === 'failed') return null;
  if (found === undefined) return <p className={styles.mine} aria-hidden="true" />;
  return (
    <p className={styles.mine}>
      <MyWords name={player.name} found={found} cutoffs={cutoffs} />
    </p>
  );
}

interface MyWordsProps {
  readonly name: string;
  /** Null: none on this board. */
  readonly found: number | null;
  readonly cutoffs: readonly Cutoff[];
}

function MyWords({ name, found, cutoffs }: MyWordsProps) {
  const { number } = useFormat();
  if (found === null) {
    return (
      <Trans>
        <b>{name}</b> is not on this leaderboard yet.
      </Trans>
    );
  }
  const next = cutoffs.findLast(({ rankPoint }) => rankPoint !== null && rankPoint > found);
  const passed = cutoffs.find(({ rankPoint }) => rankPoint !== null && rankPoint <= found);
  const points = number(found);
  const [missing, nextPlace] = [number((next?.rankPoint ?? 0) - found), next?.place];
  const [spare, passedPlace] = [number(found - (passed?.rankPoint ?? 0)), passed?.place];
  if (next && passed) {
    return (
      <Trans>
        You have <b>{points}</b> points: {missing} short of the top {nextPlace}, {spare} above the top{' '}
        {passedPlace}.
      </Trans>
    );
  }
  if (next) {
    return (
      <Trans>
        You have <b>{points}</b> points: {missing} short of the top {nextPlace}.
      </Trans>
    );
  }
  if (passed) {
    return (
      <Trans>
        You have <b>{points}</b> points: {spare} above the top {passedPlace}.
      </Trans>
    );
  }
  return (
    <Trans>
      You have <b>{points}</b> points.
    </Trans>
  );
}

interface SeasonBoard extends Board {
  readonly season: string;
}

/**
 * Loads a player's points on a board with the call of the profile's part on home, so that both show the same points.
 * Null: the player has none there. Undefined: not known yet.
 */
function useMyPoints(
  { accountId, shard: dataShard }: MyPlayer,
  { shard, mode, season }: SeasonBoard,
): number | null | undefined | 'failed' {
  const site = useSite();
  const { game } = site;
  const myShard = shardInAddress(dataShard);
  const isHere = platformOf(game, myShard) === platformOf(game, shard);
  const key = isHere ? [myShard, accountId, season, mode].join(' ') : null;
  const points = useIdleData<number | null | 'failed'>(key, async (signal) => {
    const stats = await apiOf(site).getSeasonStats({ shard: myShard, accountId, season }, { signal });
    if (stats.ok) {
      const ranked = rankedStatsIn(game, stats.data, mode);
      return ranked && rankPointsOf(ranked);
    }
    if (stats.error.kind === 'not-found') return null;
    reportFailure(site, stats.error, { area: 'mf-leaderboards', page: 'home' });
    return 'failed';
  });
  return isHere ? points : null;
}
