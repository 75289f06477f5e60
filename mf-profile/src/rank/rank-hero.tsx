import type { Mode, Season, TierLabel } from '@hotdrop/shared-domain/game';
import type { SeasonClimbs, Standing } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { RankProgress } from '@hotdrop/shared-ui/stats';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { useQueryLink } from '../address.ts';
import type { LoadResult } from '../loading/load-result.ts';
import overview from '../overview/overview.module.css';
import { ModeName } from '../season/choice-tabs.tsx';
import type { PlayedMode } from '../season/season-overview.ts';
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

/** The rank, and in the running season the points to the next division. */
export function RankHero({ season, isOver, main, others, climbs }: RankHeroProps) {
  const { t } = useLingui();
  return (
    <Panel label={isOver ? t`Final rank` : t`Current rank`} className={overview.storyPanel}>
      <MainRank season={season} isOver={isOver} climbs={climbs} {...main} />
      {others.map((other) => (
        <RankRow key={other.mode.id} season={season} isOver={isOver} {...other} />
      ))}
    </Panel>
  );
}

/** The rank in large. The first games of a season have none. */
function MainRank({
  season,
  isOver,
  climbs,
  mode,
  played,
}: PlayedMode & Pick<RankHeroProps, 'season' | 'isOver' | 'climbs'>) {
  const { locale } = useSite();
  const format = useFormat();
  const { tier, points, ranked } = played;
  if (!tier || !ranked) return null;
  const standing = ranked.rating.rankPoint;
  const { games } = played.stats;
  const count = format.number(games);
  const isRanked = points !== null;
  return (
    <div className={styles.main}>
      <Grid as="span" className={styles.mark}>
        <TierMark mark={isRanked ? tier.mark : 'unranked'} size="xl" />
      </Grid>
      <div className={styles.rank}>
        <Text as="p" tone="muted" size="t13">
          <ModeName mode={mode} />
          {isRanked && isOver && (
            <>
              {' · '}
              <Trans>Final rank</Trans>
            </>
          )}
        </Text>
        <Text as="h2" size="h1">
          {isRanked || isOver ? tier.label[locale] : <Trans>No rank yet</Trans>}
        </Text>
      </div>
      <Row as="p" align="baseline" tone="muted" size="t14" className={styles.score}>
        {isRanked ? (
          <>
            <b>{format.number(points)}</b> <Trans>points</Trans>
          </>
        ) : (
          <Trans>
            <b>{count}</b> <Plural value={games} one="ranked game" other="ranked games" />
          </Trans>
        )}
      </Row>
      {isRanked && standing && <Ranking {...standing} population={ranked.rating.population} />}
      {isRanked && (
        <RankLadder
          season={season}
          isOver={isOver}
          tier={tier}
          points={points}
          best={ranked.bestRankPoint}
          bestAt={climbs.status === 'ready' ? findBestTime(climbs.data, mode, ranked.bestRankPoint) : null}
        />
      )}
      {!isRanked && !isOver && (
        <Text as="p" tone="muted" size="t13" className={styles.ladder}>
          <Trans>The game gives the first rank after a few games.</Trans>
        </Text>
      )}
    </div>
  );
}

/** When the points of the season were highest. Null: the site never read them. */
function findBestTime({ climbs }: SeasonClimbs, { id }: Mode, best: number): string | null {
  const peak = climbs[id]?.peak;
  return peak?.rankPoint === best ? peak.at : null;
}

function Ranking({ population, ...standing }: Standing & { readonly population: number | null }) {
  const format = useFormat();
  const share = format.percent(topShare(standing, population));
  const place = format.number(standing.rank);
  const all = format.number(population);
  return (
    <Row gap={0} align="baseline" justify="between" tone="muted" size="t13" className={styles.place}>
      <Text as="p" tone="accent" size="d24">
        <Trans>Top {share}</Trans>
      </Text>
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
  readonly isOver: boolean;
  readonly tier: TierLabel;
  readonly points: number;
  /** The most points of the season. */
  readonly best: number;
  /** Null: not known. */
  readonly bestAt: string | null;
}

/** The way to the next division, if there is one, and the best points of the season. */
function RankLadder({ season, isOver, tier, points, best, bestAt }: RankLadderProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const division = isOver ? null : findNextDivision(game, season, tier, points);
  const highest = format.number(best);
  const record = (
    <Text wrap="none">
      {bestAt ? (
        <Trans>
          Best <b>{highest}</b>, <LocalTime time={bestAt} variant="day" />
        </Trans>
      ) : (
        <Trans>
          Best <b>{highest}</b>
        </Trans>
      )}
    </Text>
  );
  if (!division)
    return (
      <Text as="p" tone="muted" size="t13" className={styles.ladder}>
        {record}
      </Text>
    );
  const missing = format.number(division.missing);
  const next = division.tier.label[locale];
  return (
    <Text as="div" tone="muted" size="t13" className={styles.ladder}>
      <RankProgress
        divisions={division.divisions}
        progress={division.tierProgress}
        {...(division.nextMark && { nextMark: division.nextMark })}
      >
        <Row as="span" gap={0} align="stretch" justify="between" isWrapped>
          <span>
            <Trans>
              <b>{missing}</b> points to {next}
            </Trans>
            <Tooltip label={t`Where the next division begins`}>
              <Trans>
                The game does not publish division thresholds. These are estimates based on observed data.
              </Trans>
            </Tooltip>
          </span>
          {record}
        </Row>
      </RankProgress>
    </Text>
  );
}

interface RankRowProps extends PlayedMode {
  readonly season: Season;
  readonly isOver: boolean;
}

/** The rank in another mode. The link shows that mode's stats on this page. */
function RankRow({ season, isOver, mode, played }: RankRowProps) {
  const { game, locale } = useSite();
  const format = useFormat();
  const link = useQueryLink();
  const { tier, points, ranked, stats } = played;
  if (!tier || !ranked) return null;
  const { rankPoint: standing, population } = ranked.rating;
  const division = isOver || points === null ? null : findNextDivision(game, season, tier, points);
  const missing = format.number(division?.missing);
  const next = division?.tier.label[locale].replaceAll(' ', '\u00a0');
  const share = standing && format.percent(topShare(standing, population));
  const games = format.number(stats.games);
  const best = format.number(ranked.bestRankPoint);
  return (
    <Grid
      as={Link}
      to={link({ mode: mode.id, perspective: mode.perspective })}
      columns="auto minmax(max-content, 1fr) minmax(0, auto) minmax(80px, auto)"
      phoneColumns="auto minmax(max-content, 1fr) minmax(0, auto) minmax(72px, auto)"
      gap={3}
      align="center"
      surface="well"
      isTarget
      className={styles.row}
      preventScrollReset
    >
      <TierMark mark={tier.mark} size="m" />
      <RankStat value={tier.label[locale]} note={<ModeName mode={mode} />} isNoteFirst />
      <RankStat
        value={points !== null && format.number(points)}
        note={
          division && (
            <Trans>
              {missing} to {next}
            </Trans>
          )
        }
      />
      <RankStat
        value={
          share ? (
            <Trans>Top {share}</Trans>
          ) : (
            <Trans>
              {games} <Plural value={stats.games} one="game" other="games" />
            </Trans>
          )
        }
        note={ranked.bestRankPoint > 0 && <Trans>best {best}</Trans>}
      />
    </Grid>
  );
}

interface RankStatProps {
  readonly value: React.ReactNode;
  readonly note: React.ReactNode;
  readonly isNoteFirst?: boolean;
}

const RankStat = ({ value, note, isNoteFirst = false }: RankStatProps) => {
  const small = (
    <Text as="small" tone="muted">
      {note}
    </Text>
  );
  return (
    <Text as="div" align={isNoteFirst ? undefined : 'end'}>
      {isNoteFirst && small}
      <Text as="div" size="d18" wrap="none">
        {value}
      </Text>
      {!isNoteFirst && small}
    </Text>
  );
};
