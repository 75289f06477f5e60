import { readShard, readTier, type Season, type TierLabel, tierBands } from '@hotdrop/shared-domain/game';
import { shareBetween } from '@hotdrop/shared-domain/stats';
import { formatDate, inUtc } from '@hotdrop/shared-domain/text';
import type { PastRatings, Ratings } from '@hotdrop/shared-domain/wire';
import { classNames } from '@hotdrop/shared-ui/class-names';
import { InfoIcon } from '@hotdrop/shared-ui/icons';
import { Block, Columns, Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, SentenceGap, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Table } from '@hotdrop/shared-ui/table';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import chart from '../chart/chart.module.css';
import { ChartDataTable, Rules, SmallBars } from '../chart/chart.tsx';
import { percent as cssPercent } from '../chart/scale.ts';
import {
  type Bar,
  barOf,
  type Distribution,
  positionOf,
  rowsOf,
  sharesByBar,
} from '../distribution/distribution.ts';
import type { RatingData } from './rating.loader.ts';
import styles from './rating.module.css';
import { useRatingLink, useTopTier } from './use-rating-link.ts';

interface AroundProps {
  readonly page: RatingData;
  readonly ratings: Ratings;
  readonly distribution: Distribution;
  /** Null: not known. */
  readonly season: Season | null;
}

/** The part of the page below the chart: its table, the change since last week, explanations, and the regions. */
export function Around({ page, ratings, distribution, season }: AroundProps) {
  const ratingLink = useRatingLink(page);
  const { lastWeek, regions = [], quantiles } = ratings;
  const { marked } = page;
  const { bars, tiers } = distribution;
  const howToRead = season && tiers.length > 0 && (
    <HowToRead ratings={ratings} distribution={distribution} season={season} />
  );
  return (
    <>
      <RatingTable
        bars={bars}
        marked={marked?.status === 'found' ? barOf(bars, marked.points) : -1}
        lastWeek={lastWeek ? sharesByBar(lastWeek.histogram, distribution) : null}
      />
      {lastWeek && tiers.length > 0 ? (
        <Columns shape="wideAndNarrow">
          <SinceLastWeek distribution={distribution} lastWeek={lastWeek} median={quantiles?.p50 ?? null} />
          {howToRead}
        </Columns>
      ) : (
        howToRead
      )}
      {regions.length > 0 && (
        <ByRegion regions={regions} distribution={distribution} linkTo={(shard) => ratingLink({ shard })} />
      )}
    </>
  );
}

interface SinceLastWeekProps {
  readonly distribution: Distribution;
  readonly lastWeek: PastRatings;
  readonly median: number | null;
}

interface TierChange {
  readonly tier: TierLabel;
  readonly before: number;
  readonly now: number;
  /** In percentage points, as it is shown. */
  readonly change: number;
}

/** The difference of the shares as they are shown, so that readers get the same. */
const inTenths = (share: number) => Math.round(share * 1000);

/** The share of players in each tier a week ago, and how it changed; the best tier first. */
function listTierChanges({ tiers }: Distribution, lastWeek: PastRatings): readonly TierChange[] {
  const rows = rowsOf(lastWeek.histogram, lastWeek.sample);
  return tiers
    .map(({ tier, from, to, share }, index) => {
      const end = index === tiers.length - 1 ? null : to;
      const before = shareBetween(rows, index === 0 ? 0 : from, end);
      return { tier, before, now: share, change: (inTenths(share) - inTenths(before)) / 10 };
    })
    .toReversed();
}

/** How the tiers moved since last week. */
function SinceLastWeek({ distribution, lastWeek, median }: SinceLastWeekProps) {
  const { locale } = useSite();
  const { t } = useLingui();
  const { decimal, percent } = useFormat();
  const changes = listTierChanges(distribution, lastWeek);
  const most = Math.max(...changes.map(({ change }) => Math.abs(change)), 0.1);
  return (
    <Panel
      title={<Trans>Since last week</Trans>}
      aside={median !== null && <MedianChange now={median} before={lastWeek.median} />}
    >
      <Table
        caption={t`Since last week`}
        rows={changes}
        rowKey={({ tier }) => tier.id}
        phoneColumns="minmax(0, 1fr) 3rem 3rem 4.5rem"
        columns={[
          {
            id: 'tier',
            head: t`Tier`,
            variant: 'name',
            phone: '1 / 1',
            cell: ({ tier }) => (
              <Row>
                <TierMark mark={tier.mark} size="s" />
                {tier.name[locale]}
              </Row>
            ),
          },
          {
            id: 'before',
            head: (
              <time dateTime={lastWeek.day}>
                {formatDate(Date.parse(lastWeek.day), 'day', locale, inUtc)}
              </time>
            ),
            variant: 'number',
            phone: '1 / 2',
            cell: ({ before }) => percent(before),
          },
          { id: 'today', head: t`Today`, variant: 'stat', phone: '1 / 3', cell: ({ now }) => percent(now) },
          {
            id: 'change',
            head: t`Change in % points`,
            variant: 'number',
            phone: '1 / 4',
            className: styles.changes,
            cell: ({ tier, change }) => (
              <Row justify="end">
                <Text hideBelow={728} className={styles.track} data-tier={tier.mark} aria-hidden="true">
                  <i
                    className={classNames(change < 0 && styles.less)}
                    style={{ '--d': cssPercent((Math.abs(change) / most) * 0.45) }}
                  />
                </Text>
                <span className={styles.change}>
                  {change === 0 ? <Trans>as before</Trans> : (change > 0 ? '+' : '') + decimal(change, 1)}
                </span>
              </Row>
            ),
          },
        ]}
      />
    </Panel>
  );
}

interface MedianChangeProps {
  readonly now: number;
  readonly before: number;
}

function MedianChange({ now, before }: MedianChangeProps) {
  const { number, change } = useFormat();
  const median = number(now);
  const difference = now - before;
  if (Math.round(difference) === 0) {
    return <Trans>Half of the players have {median} points or more, as before</Trans>;
  }
  return (
    <>
      <Trans>Half of the players now have {median} points or more</Trans>{' '}
      <Text as="b" tone={difference > 0 ? 'up' : 'down'}>
        {change(difference)}
      </Text>
    </>
  );
}

interface HowToReadProps {
  readonly ratings: Ratings;
  readonly distribution: Distribution;
  readonly season: Season;
}

/** Explains the tier of top places, the bars, and who is counted. */
function HowToRead({ ratings, distribution, season }: HowToReadProps) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const { step, tiers } = distribution;
  const top = useTopTier(season, distribution);
  const highest = tierBands(game, season).at(-1)?.tier;
  const example = tiers.find(({ divisions }) => divisions.length > 1);
  const divisions = example?.divisions.length ?? 0;
  const players = number(ratings.sample);
  return (
    <Panel title={<Trans>How to read this</Trans>}>
      <Grid as="dl" isLined className={styles.list}>
        {top && highest && <TopTier tier={top} below={highest.name[locale]} ratings={ratings} />}
        <div>
          <Row as="dt">
            {example && <TierMark mark={example.tier.mark} size="s" />}
            <Trans>Divisions</Trans>
          </Row>
          <Text as="dd" tone="muted" wrap="pretty">
            <Trans>Each bar is {step} points wide.</Trans>
            <SentenceGap />
            {example && (
              <>
                <Plural value={divisions} one="A tier has # division." other="A tier has # divisions." />
                <SentenceGap />
              </>
            )}
            <Trans>
              Tier point ranges are estimates based on observed data. The game does not publish them.
            </Trans>
          </Text>
        </div>
        <div>
          <Row as="dt">
            <InfoIcon size="l" />
            <Trans>Who counts</Trans>
          </Row>
          <Text as="dd" tone="muted" wrap="pretty">
            {ratings.sample !== null && (
              <>
                <Trans>{players} players with rank points in this season are known here.</Trans>
                <SentenceGap />
              </>
            )}
            <Trans>A place is the exact place among them, the same as on a profile.</Trans>
          </Text>
        </div>
      </Grid>
    </Panel>
  );
}

interface TopTierProps {
  readonly tier: TierLabel;
  /** The name of the highest tier with a band of points. */
  readonly below: string;
  readonly ratings: Ratings;
}

function TopTier({ tier, below, ratings }: TopTierProps) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const name = tier.name[locale];
  const members = ratings.tiers?.find((each) => readTier(game, each).id === tier.id);
  const holders = members?.players ?? 0;
  const lowest = number(members?.lowest);
  return (
    <div>
      <Row as="dt">
        <TierMark mark={tier.mark} size="s" />
        {name}
      </Row>
      <Text as="dd" tone="muted" wrap="pretty">
        <Trans>
          {name} is a place and not a range of points: the best players of {below} get it.
        </Trans>
        <SentenceGap />
        {members && (
          <>
            <Plural value={holders} one="Today # player has it." other="Today # players have it." />
            <SentenceGap />
            <Trans>The last of them has {lowest} points.</Trans>
            <SentenceGap />
          </>
        )}
        <Trans>On the chart, its players are counted in {below}.</Trans>
      </Text>
    </div>
  );
}

type Region = NonNullable<Ratings['regions']>[number];

interface ByRegionProps {
  readonly regions: readonly Region[];
  /** The axis of all regions. */
  readonly distribution: Distribution;
  /** The address of a region's board. */
  readonly linkTo: (shard: string) => string;
}

/** The regions of a platform side by side, on the same scales; those with most players first. */
function ByRegion({ regions, distribution, linkTo }: ByRegionProps) {
  const drawn = regions
    .toSorted((a, b) => b.sample - a.sample)
    .map((region) => ({
      ...region,
      shares: region.histogram && sharesByBar(region.histogram, distribution),
    }));
  const highest = Math.max(...drawn.flatMap(({ shares }) => shares ?? []), 0.01);
  return (
    <Block
      title={<Trans>By region</Trans>}
      aside={
        <Text as="p" tone="muted" align="end">
          <Trans>The same scale everywhere; the line is the median</Trans>
        </Text>
      }
    >
      <Grid as="ul" columns={3} phoneColumns={2} gap={4}>
        {drawn.map((region) => (
          <li key={region.shard}>
            <Grid
              as={Link}
              gap={3}
              padding={[3, 4]}
              surface={region.shares ? 'panel' : undefined}
              isTarget
              to={linkTo(region.shard)}
              className={classNames(styles.region, !region.shares && styles.empty)}
            >
              <RegionHead {...region} />
              {region.shares ? (
                <RegionPlot region={region} shares={region.shares} highest={highest} span={distribution} />
              ) : (
                <Text as="p" tone="muted" align="center">
                  {region.sample === 0 ? (
                    <Trans>No ranked players are known yet.</Trans>
                  ) : (
                    <Trans>Too few ranked players for a distribution yet.</Trans>
                  )}
                </Text>
              )}
            </Grid>
          </li>
        ))}
      </Grid>
    </Block>
  );
}

function RegionHead({ shard, sample }: Pick<Region, 'shard' | 'sample'>) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const players = number(sample);
  return (
    <Row as="header" gap={1} align="baseline" justify="between" isWrapped>
      <h3>{readShard(game, shard).name[locale]}</h3>
      <Text size="t13" tone="muted">
        {sample === 1 ? <Trans>1 player</Trans> : <Trans>{players} players</Trans>}
      </Text>
    </Row>
  );
}

interface RegionPlotProps {
  readonly region: Region;
  readonly shares: readonly number[];
  readonly highest: number;
  readonly span: Distribution;
}

function RegionPlot({ region, shares, highest, span }: RegionPlotProps) {
  const { number } = useFormat();
  const median = number(region.median);
  const top = number(region.top);
  return (
    <>
      <div className={classNames(styles.regionPlot, chart.plot)}>
        <SmallBars span={span} shares={shares} highest={highest} />
        {region.median !== null && (
          <Rules times={[positionOf(span, region.median)]} className={styles.median} />
        )}
      </div>
      <Row as="p" justify="between" isWrapped size="t13" tone="muted" className={styles.regionStats}>
        <span>
          <Trans>
            Median <b>{median}</b>
          </Trans>
        </span>{' '}
        <span>
          <Trans>
            Top 1% <b>{top}</b>
          </Trans>
        </span>
      </Row>
    </>
  );
}

interface RatingTableProps {
  readonly bars: readonly Bar[];
  readonly marked: number;
  /** The share of each bar a week ago. Null: not known. */
  readonly lastWeek: readonly number[] | null;
}

/** The bars as a table. */
function RatingTable({ bars, marked, lastWeek }: RatingTableProps) {
  const { t } = useLingui();
  const { percent } = useFormat();
  const caption = t`Rating distribution as a table`;
  const column = (id: string, head: string, read: (bar: Bar, index: number) => number | undefined) => ({
    id,
    head,
    variant: 'number' as const,
    cell: (bar: Bar, index: number) => percent(read(bar, index), 2),
  });
  return (
    <ChartDataTable label={caption}>
      <Table
        caption={caption}
        rows={bars}
        rowKey={({ from }) => from}
        mark={(bar) => (bar === bars[marked] ? 'mine' : undefined)}
        columns={[
          { id: 'range', head: t`Points`, variant: 'name', cell: ({ range }) => range },
          column('share', t`Share of players`, ({ share }) => share),
          ...(lastWeek ? [column('lastWeek', t`Last week`, (_, index) => lastWeek[index])] : []),
          column('cumulative', t`Cumulative share`, ({ cumulative }) => cumulative),
          column('top', t`Top`, ({ top }) => top),
        ]}
      />
    </ChartDataTable>
  );
}
