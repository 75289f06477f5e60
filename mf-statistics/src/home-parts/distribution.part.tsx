import type { Part } from '@hotdrop/shared-domain/contract';
import { coreModes, rankedPlatforms, readMode, readPlatform } from '@hotdrop/shared-domain/game';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { RatingRow } from '@hotdrop/shared-domain/wire';
import { MoreLink } from '@hotdrop/shared-ui/button';
import { Panel } from '@hotdrop/shared-ui/panel';
import { useFormat, useSite, useStore } from '@hotdrop/shared-ui/site';
import { TierMark } from '@hotdrop/shared-ui/tier-mark';
import { Trans } from '@lingui/react/macro';
import { percent as cssPercent } from '../chart/scale.ts';
import { toDistribution } from '../distribution/distribution.ts';
import styles from './distribution.module.css';
import { DistributionMarks } from './distribution-marks.tsx';

interface DistributionData {
  readonly shard: string;
  readonly mode: string;
  readonly season: string;
  readonly rows: readonly RatingRow[];
  readonly sample: number | null;
}

/** The rank points of the first platform's players, with lines for the visitor's own. Absent without figures. */
export const distribution: Part<'home', DistributionData | null> = {
  async load({ site, signal }) {
    const { api, game } = site;
    const shard = rankedPlatforms(game)[0]?.id;
    const mode = coreModes(game, 'tpp')[0]?.id;
    if (!shard || !mode) return null;
    const [ratings, seasons] = await Promise.all([
      api.getRatings({ shard, mode }, { signal }),
      api.listActiveSeasons({}, { signal }),
    ]);
    for (const result of [ratings, seasons]) {
      if (!result.ok) reportFailure(site, result.error, { area: 'mf-statistics', page: 'home' });
    }
    const season = seasons.ok ? seasons.data.seasons[shard]?.id : undefined;
    if (!ratings.ok || season === undefined) return null;
    return { shard, mode, season, rows: ratings.data.ratings, sample: ratings.data.sample };
  },
  Component: ({ data }) => data && <Strip {...data} />,
};

/** "Half of all players" for shares that round to it. */
const isHalf = (share: number) => Math.round(share * 20) === 10;

function Strip({ shard, mode, season, rows, sample }: DistributionData) {
  const { game, links, locale } = useSite();
  const { list, number, percent } = useFormat();
  // The server knows from a cookie whether there will be marks, and leaves room for their labels.
  const hasMarks = useStore(({ returning }) => Boolean(returning?.favorites || returning?.hasOwnPlayer));
  const bands = game.tiers.bands(game.seasons.read(season));
  const found = toDistribution(rows, bands, (from, to) => `${number(from)} ~ ${number(to)}`);
  const [largest] = found?.tiers.toSorted((a, b) => b.share - a.share) ?? [];
  if (!found || !largest) return null;
  const highest = Math.max(...found.bars.map((bar) => bar.share));
  const tier = largest.tier.name[locale];
  const share = percent(largest.share, 0);
  const board = list([readPlatform(game, shard).name[locale], readMode(game, mode).name[locale]]);
  const players = number(sample);
  return (
    <Panel
      className={styles.panel}
      title={
        isHalf(largest.share) ? (
          <Trans>Half of all players are in {tier}</Trans>
        ) : (
          <Trans>
            {share} of all players are in {tier}
          </Trans>
        )
      }
      aside={
        <MoreLink to={links.rating({ shard, mode })}>
          <Trans>Rating</Trans>
        </MoreLink>
      }
    >
      <div className={styles.body}>
        <p>
          {sample === null ? (
            board
          ) : (
            <Trans>
              {players} ranked players on {board}
            </Trans>
          )}
        </p>
        <div className={styles.plot} data-marked={hasMarks || undefined}>
          <div className={styles.bars} aria-hidden="true">
            {found.bars.map((bar) => (
              <i
                key={bar.from}
                data-tier={bar.tier?.mark}
                style={{ '--h': cssPercent(bar.share / highest) }}
                data-empty={bar.share === 0 || undefined}
              />
            ))}
          </div>
          <DistributionMarks board={{ shard, mode, season }} span={found} />
        </div>
        <ul className={styles.tiers}>
          {found.tiers.map((one) => (
            <li key={one.tier.id} style={{ '--w': one.to - one.from }}>
              <TierMark mark={one.tier.mark} size="s" />
              <span>{one.tier.name[locale]}</span> <b>{percent(one.share)}</b>
            </li>
          ))}
        </ul>
      </div>
    </Panel>
  );
}
