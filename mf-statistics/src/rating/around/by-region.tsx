import { readShard } from '@hotdrop/shared-domain/game';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import { Block } from '@hotdrop/shared-ui/layout';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { percent } from '../../chart/scale.ts';
import { type Distribution, positionOf, sharesByBar } from '../../distribution/distribution.ts';
import styles from './by-region.module.css';

type Region = NonNullable<Ratings['regions']>[number];

interface ByRegionProps {
  readonly regions: readonly Region[];
  /** The axis of all regions. */
  readonly distribution: Distribution;
  /** The address of a region's board. */
  readonly linkTo: (shard: string) => string;
}

/** The regions of a platform side by side, on the same scales; those with most players first. */
export function ByRegion({ regions, distribution, linkTo }: ByRegionProps) {
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
        <p className={styles.scale}>
          <Trans>The same scale everywhere; the line is the median</Trans>
        </p>
      }
    >
      <ul className={styles.regions}>
        {drawn.map((region) => (
          <li key={region.shard} className={region.shares ? styles.region : styles.empty}>
            <Link to={linkTo(region.shard)}>
              <RegionHead {...region} />
              {region.shares ? (
                <RegionPlot region={region} shares={region.shares} highest={highest} span={distribution} />
              ) : (
                <p className={styles.none}>
                  {region.sample === 0 ? (
                    <Trans>No ranked players are known yet.</Trans>
                  ) : (
                    <Trans>Too few ranked players for a distribution yet.</Trans>
                  )}
                </p>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function RegionHead({ shard, sample }: Pick<Region, 'shard' | 'sample'>) {
  const { game, locale } = useSite();
  const { number } = useFormat();
  const players = number(sample);
  return (
    <header className={styles.head}>
      <h3>{readShard(game, shard).name[locale]}</h3>
      <span>{sample === 1 ? <Trans>1 player</Trans> : <Trans>{players} players</Trans>}</span>
    </header>
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
      <div className={styles.plot} aria-hidden="true">
        {span.bars.map(({ from, tier }, index) => (
          <i
            key={from}
            className={styles.bar}
            data-tier={tier?.mark}
            data-empty={!shares[index] || undefined}
            style={{ '--h': percent((shares[index] ?? 0) / highest) }}
          />
        ))}
        {region.median !== null && (
          <i className={styles.median} style={{ '--x': percent(positionOf(span, region.median)) }} />
        )}
      </div>
      <p className={styles.figures}>
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
      </p>
    </>
  );
}
