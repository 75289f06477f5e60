import type { Part } from '@hotdrop/shared-domain/contract';
import { platformOf, readMode, readPlatform } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { type OwnPlayer, useOwnPlayer } from '@hotdrop/shared-ui/own-player';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useIsHydrated, useSite, useStore } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans } from '@lingui/react/macro';
import { ClimbChart } from './climb-chart.tsx';
import styles from './home-parts.module.css';
import type { ActiveSeasons, Standing } from './read-standing.ts';
import { SinceVisit } from './since-visit.tsx';
import { useOwnStanding } from './use-own-standing.ts';

/** The rank of the player whom the visitor renewed last. Only the browser knows who that is. */
export const ownClimb: Part<'home.own', ActiveSeasons> = {
  async load({ site, signal }) {
    const seasons = await site.api.listActiveSeasons({}, { signal });
    if (!seasons.ok) {
      reportFailure(site, seasons.error, { area: 'mf-profile', page: 'home' });
      return {};
    }
    return Object.fromEntries(Object.entries(seasons.data.seasons).map(([shard, { id }]) => [shard, id]));
  },
  Component: ({ data }) => <OwnClimb seasons={data} />,
};

function OwnClimb({ seasons }: { readonly seasons: ActiveSeasons }) {
  const isHydrated = useIsHydrated();
  const hasPlace = useStore(({ returning }) => returning?.hasOwnPlayer ?? false);
  const own = useOwnPlayer();
  if (!isHydrated) return hasPlace && <Place />;
  return own && <OwnPanel key={`${own.shard}/${own.accountId}`} own={own} seasons={seasons} />;
}

const Place = () => <div className={styles.place} aria-hidden="true" />;

interface OwnPanelProps {
  readonly own: OwnPlayer;
  readonly seasons: ActiveSeasons;
}

function OwnPanel({ own, seasons }: OwnPanelProps) {
  const { game, links, locale } = useSite();
  const found = useOwnStanding(own, seasons);
  if (found === 'waiting') return <Place />;
  if (found === 'failed') return null;
  const { standing } = found;
  const tier = standing && game.tiers.read(standing.stats.currentTier);
  const platform = readPlatform(game, platformOf(game, own.shard)).name[locale];
  const about = standing && [tier?.label[locale], platform, readMode(game, standing.mode).name[locale]];
  return (
    <Panel className={styles.panel} label={own.name}>
      <header className={styles.head}>
        <TierMark mark={tier?.mark ?? 'unranked'} size="m" />
        <div>
          <h2>{own.name}</h2>
          <p>{about?.join(' · ') ?? platform}</p>
        </div>
        <MoreLink to={links.profile(own)}>
          <Trans>Your profile</Trans>
        </MoreLink>
      </header>
      {standing ? (
        <>
          <div className={styles.body}>
            <Cells standing={standing} weekAgo={found.weekAgo} />
            {found.curve && <ClimbChart curve={found.curve} standing={standing} seenAt={found.before?.at} />}
          </div>
          {found.before && <SinceVisit before={found.before} standing={standing} />}
        </>
      ) : (
        <p className={styles.none}>
          <Trans>No rank in this season yet.</Trans>
        </p>
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
  const next = game.tiers.next(game.seasons.read(season), points);
  const { rankPoint, population } = stats.rating;
  const tier = next?.tier.label[locale].replaceAll(' ', '\u00a0');
  const players = number(population);
  const week = weekAgo === null ? null : change(points - weekAgo);
  return (
    <dl className={styles.cells}>
      <div>
        <dt>
          <Trans context="on home">Points</Trans>
        </dt>
        <dd>{number(points)}</dd>
        {week !== null && (
          <dd className={styles.note}>
            <Trans>{week} in 7 days</Trans>
          </dd>
        )}
      </div>
      <div>
        <dt>
          <Trans>Place</Trans>
        </dt>
        <dd>{rankPoint ? `#${number(rankPoint.rank)}` : number(null)}</dd>
        {population !== null && (
          <dd className={styles.note}>
            <Trans>of {players} players</Trans>
          </dd>
        )}
      </div>
      {next && (
        <div>
          <dt>
            <Trans>To {tier}</Trans>
          </dt>
          <dd>{number(next.missing)}</dd>
          <dd className={styles.note}>
            <Trans context="on home">points</Trans>
          </dd>
        </div>
      )}
    </dl>
  );
}
