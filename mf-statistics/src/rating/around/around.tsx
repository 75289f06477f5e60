import type { Season } from '@hotdrop/shared-domain/game';
import type { Ratings } from '@hotdrop/shared-domain/wire';
import { Columns } from '@hotdrop/shared-ui/layout';
import { barOf, type Distribution, sharesByBar } from '../../distribution/distribution.ts';
import { RatingTable } from '../chart/rating-table.tsx';
import type { RatingData } from '../rating.loader.ts';
import { useRatingLink } from '../use-rating-link.ts';
import styles from './around.module.css';
import { ByRegion } from './by-region.tsx';
import { HowToRead } from './how-to-read.tsx';
import { SinceLastWeek } from './since-last-week.tsx';

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
        <div className={styles.farBelow} style={{ '--usual': 210 }}>
          <Columns shape="wideAndNarrow">
            <SinceLastWeek distribution={distribution} lastWeek={lastWeek} median={quantiles?.p50 ?? null} />
            {howToRead}
          </Columns>
        </div>
      ) : (
        howToRead
      )}
      {regions.length > 0 && (
        <div className={styles.farBelow} style={{ '--usual': 165 }}>
          <ByRegion regions={regions} distribution={distribution} linkTo={(shard) => ratingLink({ shard })} />
        </div>
      )}
    </>
  );
}
