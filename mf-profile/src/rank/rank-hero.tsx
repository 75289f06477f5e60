import { type Mode, readTier, type Season, type TierLabel } from '@hotdrop/shared-domain/game';
import type { RankedModeStats, SeasonClimbs, Standing } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { RankProgress, StatTile, StatTiles } from '@hotdrop/shared-ui/stats';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useQueryLink } from '../address.ts';
import type { LoadResult } from '../loading/load-result.ts';
import { ClimbRow } from '../overview/lazy-panels.ts';
import overview from '../overview/overview.module.css';
import { ModeName } from '../season/choice-tabs.tsx';
import type { ModeRecord, PlayedMode } from '../season/season-overview.ts';
import { topShare } from '../stats/stats.ts';
import { findNextDivision } from './next-division.ts';
import styles from './rank.module.css';

interface RankHeroProps {
  readonly season: Season;
  readonly isOver: boolean;
  /** The mode whose rank is large. */
  readonly main: PlayedMode;
  /** The other played ranked modes, a line each. */
  readonly others: readonly PlayedMode[];
  readonly climbs: LoadResult<SeasonClimbs>;
}

/** The rank with the best one beside it, and in the running season the points to the next division and the climb. */
export function RankHero({ season, isOver, main, others, climbs }: RankHeroProps) {
  const { t } = useLingui();
  const { mode, played } = main;
  return (
    <Panel label={isOver ? t`Final rank` : t`Current rank`} className={overview.column}>
      <MainRank season={season} isOver={isOver} climbs={climbs} {...main} />
      {isOver && <FinalStats {...played} />}
      {!isOver && played.tier && played.points !== null && (
        <Suspense>
          <ClimbRow climbs={climbs} season={season} mode={mode} tier={played.tier} />
        </Suspense>
      )}
      {others.map((other) => (
        <RankRow key={other.mode.id} {...other} />
      ))}
    </Panel>
  );
}

type MainRankProps = PlayedMode & Pick<RankHeroProps, 'season' | 'isOver' | 'climbs'>;

/** The rank in large. The first games of a season have none. */
function MainRank({ season, isOver, climbs, mode, played }: MainRankProps) {
  const { locale } = useSite();
  const format = useFormat();
  const { tier, points, ranked, stats } = played;
  if (!tier) return null;
  const standing = ranked?.rating.rankPoint;
  const isRanked = points !== null;
  return (
    <div className={styles.main}>
      <Grid as="span" className={styles.mark}>
        <TierMark mark={isRanked ? tier.mark : 'unranked'} size="xl" />
      </Grid>
      <div className={styles.words}>
        <Text as="p" tone="muted" size="t13">
          {isOver && (
            <>
              <Trans>Final rank</Trans>
              {' · '}
            </>
          )}
          <ModeName mode={mode} />
        </Text>
        <Text as="h2" size="h3">
          {isRanked || isOver ? tier.label[locale] : <Trans>No rank yet</Trans>}
        </Text>
        <Row as="p" gap={1} align="baseline" isWrapped tone="muted" size="t13" className={styles.score}>
          {isRanked ? (
            <>
              <b>{format.number(points)}</b> <Trans>points</Trans>
            </>
          ) : (
            <RankedGames games={stats.games} />
          )}
        </Row>
      </div>
      {ranked && ranked.bestRankPoint > 0 && (
        <BestRank ranked={ranked} at={findBestTime(climbs, mode, ranked.bestRankPoint)} />
      )}
      {isRanked && standing && <Ranking {...standing} population={ranked.rating.population} />}
      {isRanked && !isOver && <RankLadder season={season} tier={tier} points={points} />}
      {!isRanked && !isOver && (
        <Text as="p" tone="muted" size="t13" className={styles.wide}>
          <Trans>The game gives the first rank after a few games.</Trans>
        </Text>
      )}
    </div>
  );
}

/** Games, win rate, and K/D of a season that is over. */
function FinalStats({ stats }: ModeRecord) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <StatTiles columns={3}>
      <StatTile label={t`Games`} value={format.number(stats.games)} />
      <StatTile label={t`Win rate`} value={format.percent(stats.winRate)} />
      <StatTile label={t`K/D`} value={format.decimal(stats.kd)} />
    </StatTiles>
  );
}

function RankedGames({ games }: { readonly games: number }) {
  const count = useFormat().number(games);
  return (
    <Trans>
      <b>{count}</b> <Plural value={games} one="ranked game" other="ranked games" />
    </Trans>
  );
}

interface BestRankProps {
  readonly ranked: RankedModeStats;
  /** Null: not known. */
  readonly at: string | null;
}

/** The best tier of the season, with its mark and points. */
function BestRank({ ranked, at }: BestRankProps) {
  const { game, locale } = useSite();
  const tier = readTier(game, ranked.bestTier);
  const highest = useFormat().number(ranked.bestRankPoint);
  return (
    <Grid gap={0.5} className={styles.best}>
      <Text as="p" tone="muted" size="t12">
        <Trans context="rank">Best</Trans>
      </Text>
      <TierMark mark={tier.mark} size="m" />
      <Text as="p" size="d16" wrap="balance">
        {tier.label[locale]}
      </Text>
      <Text as="p" tone="muted" size="t12">
        {highest}
      </Text>
      {at && (
        <Text as="p" tone="muted" size="t12">
          <LocalTime time={at} variant="day" />
        </Text>
      )}
    </Grid>
  );
}

/** When the points of the season were highest. Null: the site never read them. */
function findBestTime(climbs: LoadResult<SeasonClimbs>, { id }: Mode, best: number): string | null {
  const peak = climbs.status === 'ready' ? climbs.data.climbs[id]?.peak : null;
  return peak?.rankPoint === best ? peak.at : null;
}

function Ranking({ population, ...standing }: Standing & { readonly population: number | null }) {
  const format = useFormat();
  const top = topShare(standing, population);
  const share = format.percent(top);
  const place = format.number(standing.rank);
  const all = format.number(population);
  return (
    <Row gap={0} align="baseline" justify="between" tone="muted" size="t13" className={styles.wide}>
      {top !== null && (
        <Text as="p" tone="accent" size="d24">
          <Trans>Top {share}</Trans>
        </Text>
      )}
      {population !== null && (
        <p>
          <Trans>
            No. {place} of {all}
          </Trans>
        </p>
      )}
    </Row>
  );
}

interface RankLadderProps {
  readonly season: Season;
  readonly tier: TierLabel;
  readonly points: number;
}

/** The way to the next division, if there is one. */
function RankLadder({ season, tier, points }: RankLadderProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const division = findNextDivision(game, season, tier, points);
  if (!division) return null;
  const missing = format.number(division.missing);
  const next = division.tier.label[locale];
  return (
    <Text as="div" tone="muted" size="t13" className={styles.wide}>
      <RankProgress
        divisions={division.divisions}
        progress={division.tierProgress}
        {...(division.nextMark && { nextMark: division.nextMark })}
      >
        <Trans>
          <b>{missing}</b> points to {next}
        </Trans>
        <Tooltip label={t`Where the next division begins`}>
          <Trans>
            The game does not publish division thresholds. These are estimates based on observed data.
          </Trans>
        </Tooltip>
      </RankProgress>
    </Text>
  );
}

/** The rank in another mode. The link shows that mode's stats on this page. */
function RankRow({ mode, played }: PlayedMode) {
  const { locale } = useSite();
  const format = useFormat();
  const link = useQueryLink();
  const { tier, points, ranked, stats } = played;
  if (!tier || !ranked) return null;
  const { rankPoint: standing, population } = ranked.rating;
  const top = standing && topShare(standing, population);
  const share = format.percent(top);
  const place = format.number(standing?.rank);
  const all = format.number(population);
  const games = format.number(stats.games);
  return (
    <Row
      as={Link}
      to={link({ mode: mode.id, perspective: mode.perspective })}
      gap={3}
      padding={[1.5, 5]}
      isTarget
      className={styles.row}
      preventScrollReset
    >
      <TierMark mark={tier.mark} size="s" />
      <Grid as="span" gap={0} flex="grow">
        <Text tone="muted" size="t12">
          <ModeName mode={mode} />
        </Text>
        <Text size="d16">{tier.label[locale]}</Text>
      </Grid>
      <Grid as="span" gap={0} className={styles.end}>
        {points !== null && <Text size="d16">{format.number(points)}</Text>}
        <Text tone="muted" size="t12">
          {top !== null ? (
            <Trans>Top {share}</Trans>
          ) : standing ? (
            <Trans>
              No. {place} of {all}
            </Trans>
          ) : (
            <Trans>
              {games} <Plural value={stats.games} one="game" other="games" />
            </Trans>
          )}
        </Text>
      </Grid>
    </Row>
  );
}
