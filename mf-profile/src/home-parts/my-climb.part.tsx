import {
  nextTier,
  platformOf,
  readMode,
  readPlatform,
  readSeason,
  readTier,
  tierBands,
} from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Part } from '@hotdrop/shared-domain/slots';
import { formatDate } from '@hotdrop/shared-domain/text';
import { apiOf } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/layout';
import { type MyPlayer, useMyPlayer } from '@hotdrop/shared-ui/my-player';
import { Grid, Row, Stat, Text } from '@hotdrop/shared-ui/primitives';
import {
  useFormat,
  useIsHydrated,
  useLinks,
  useNow,
  useSite,
  useStore,
  useTimes,
  useTimeZone,
} from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import climb from '../climb/climb.module.css';
import { type ClimbCurve, listBands, toPercent, xOf } from '../climb/climb-curve.ts';
import { CurvePlot } from '../climb/climb-line.tsx';
import { linkPatterns } from '../link-patterns.ts';
import styles from './home-parts.module.css';
import { type ActiveSeasons, type Standing, useMyStanding, type Visit } from './standing.ts';

/** The rank of the player whom the visitor renewed last. Only the browser knows who that is. */
export const myClimb: Part<'home.mine', ActiveSeasons> = {
  async load({ site, signal }) {
    const seasons = await apiOf(site).listActiveSeasons({}, { signal });
    if (!seasons.ok) {
      reportFailure(site, seasons.error, { area: 'mf-profile', page: 'home' });
      return {};
    }
    return Object.fromEntries(Object.entries(seasons.data.seasons).map(([shard, { id }]) => [shard, id]));
  },
  Component: ({ data }) => <MyClimb seasons={data} />,
};

function MyClimb({ seasons }: { readonly seasons: ActiveSeasons }) {
  const isHydrated = useIsHydrated();
  const hasPlace = useStore(({ returning }) => returning?.hasMyPlayer ?? false);
  const player = useMyPlayer();
  if (!isHydrated) return hasPlace && <Place />;
  return (
    player && <ClimbPanel key={`${player.shard}/${player.accountId}`} player={player} seasons={seasons} />
  );
}

const Place = () => <div className={styles.place} aria-hidden="true" />;

interface ClimbPanelProps {
  readonly player: MyPlayer;
  readonly seasons: ActiveSeasons;
}

function ClimbPanel({ player, seasons }: ClimbPanelProps) {
  const { game, locale } = useSite();
  const links = useLinks(linkPatterns);
  const found = useMyStanding(player, seasons);
  if (found === 'waiting') return <Place />;
  if (found === 'failed') return null;
  const { standing } = found;
  const tier = standing && readTier(game, standing.stats.currentTier);
  const platform = readPlatform(game, platformOf(game, player.shard)).name[locale];
  const about = standing && [tier?.label[locale], platform, readMode(game, standing.mode).name[locale]];
  return (
    <Panel className={styles.climb} label={player.name}>
      <Row as="header" gap={3} padding="panel" className={styles.head}>
        <TierMark mark={tier?.mark ?? 'unranked'} size="m" />
        <Grid gap={0} flex="grow">
          <Text as="h2" wrap="truncate">
            {player.name}
          </Text>
          <Text as="p" size="t13" tone="muted">
            {about?.join(' · ') ?? platform}
          </Text>
        </Grid>
        <MoreLink to={links.profile(player)}>
          <Trans>Your profile</Trans>
        </MoreLink>
      </Row>
      {standing ? (
        <>
          <div className={styles.body}>
            <Cells standing={standing} weekAgo={found.weekAgo} />
            {found.curve && <ClimbChart curve={found.curve} standing={standing} seenAt={found.before?.at} />}
          </div>
          {found.before && <SinceVisit before={found.before} standing={standing} />}
        </>
      ) : (
        <Text as="p" tone="muted" padding="panel">
          <Trans>No rank in this season yet.</Trans>
        </Text>
      )}
    </Panel>
  );
}

interface CellsProps {
  readonly standing: Standing;
  readonly weekAgo: number | null;
}

function Cells({ standing: { points, season, stats }, weekAgo }: CellsProps) {
  const { game, locale } = useSite();
  const { change, number } = useFormat();
  const next = nextTier(game, readSeason(game, season), points);
  const { rankPoint, population } = stats.rating;
  const tier = next?.tier.label[locale].replaceAll(' ', '\u00a0');
  const players = number(population);
  const week = weekAgo === null ? null : change(points - weekAgo);
  return (
    <Grid as="dl" isLined phoneColumns={next ? 3 : 2} gap={0} className={styles.cells}>
      <Stat
        size="d28"
        label={<Trans context="on home">Points</Trans>}
        value={number(points)}
        note={week !== null && <Trans>{week} in 7 days</Trans>}
      />
      <Stat
        size="d28"
        label={<Trans>Place</Trans>}
        value={rankPoint ? `#${number(rankPoint.rank)}` : number(null)}
        note={population !== null && <Trans>of {players} players</Trans>}
      />
      {next && (
        <Stat
          size="d28"
          label={<Trans>To {tier}</Trans>}
          value={number(next.missing)}
          note={<Trans context="on home">points</Trans>}
        />
      )}
    </Grid>
  );
}

interface ClimbChartProps {
  readonly curve: ClimbCurve;
  readonly standing: Standing;
  /** When the visitor saw it last, in milliseconds. */
  readonly seenAt: number | undefined;
}

/** The points of the last two weeks. */
function ClimbChart({ curve, standing, seenAt }: ClimbChartProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const { number } = useFormat();
  const { offsetAt } = useTimeZone();
  const { first, last, peak, from, to } = curve;
  const [start, now] = [number(first.points), number(last.points)];
  const most = number(peak?.points ?? last.points);
  return (
    <div className={climb.chart}>
      <CurvePlot
        curve={curve}
        bands={listBands(game, readSeason(game, standing.season), curve)}
        label={t`Your points over the last days: from ${start} to ${now}, at most ${most}`}
        peakLabel={<b>{most}</b>}
        height={37.5}
      >
        {seenAt !== undefined && seenAt > from && (
          <span className={styles.seen} style={{ '--x': toPercent(xOf(curve, seenAt)) }}>
            <small>
              <Trans>Last visit</Trans>
            </small>
          </span>
        )}
      </CurvePlot>
      <Row as="p" justify="between" size="t12" tone="muted" className={climb.axis} aria-hidden="true">
        <span>{formatDate(from, 'day', locale, offsetAt)}</span>
        <span>{formatDate(to, 'day', locale, offsetAt)}</span>
      </Row>
    </div>
  );
}

interface SinceVisitProps {
  readonly before: Visit;
  readonly standing: Standing;
}

/** One sentence: points, matches, wins, and a new tier since the last visit. */
function SinceVisit({ before, standing: { points, season, stats } }: SinceVisitProps) {
  const { game, locale } = useSite();
  const { t } = useLingui();
  const format = useFormat();
  const times = useTimes();
  const { offsetAt } = useTimeZone();
  const when = format.ago(before.at, useNow(), offsetAt) ?? times.day(before.at);
  const change = format.change(points - before.points);
  const games = stats.roundsPlayed - before.games;
  const wins = stats.wins - before.wins;
  if (games <= 0 && points === before.points) {
    return (
      <Text as="p" tone="muted" surface="well" padding="panel" className={styles.since}>
        <Trans>Nothing has changed since your last visit, {when}.</Trans>
      </Text>
    );
  }
  const news = [
    t`${change} points`,
    ...(games > 0 ? [t`${plural(games, { one: '# match', other: '# matches' })}`] : []),
    ...(wins > 0 ? [t`${plural(wins, { one: '# win', other: '# wins' })}`] : []),
  ];
  const changes = format.list(news);
  const bands = tierBands(game, readSeason(game, season));
  const tierAt = (value: number) => bands.findLast(({ from }) => value >= from)?.tier;
  const [old, now] = [tierAt(before.points), tierAt(points)];
  const tier = now?.name[locale];
  return (
    <Text as="p" tone="muted" surface="well" padding="panel" className={styles.since}>
      <Trans>
        Since your last visit, {when}: <b>{changes}</b>.
      </Trans>{' '}
      {old && now && old.id !== now.id && points > before.points && (
        <Trans>
          You moved up to <b>{tier}</b>.
        </Trans>
      )}
    </Text>
  );
}
