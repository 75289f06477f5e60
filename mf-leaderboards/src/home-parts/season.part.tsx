import { readMode, readPlatform, readSeason } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { type ActiveSeason, apiOf, type Cutoff } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useNow, useSite, useTimes } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PointsChange } from '../shared/board-parts.tsx';
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
