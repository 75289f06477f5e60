import { Skeleton, SkeletonTiles } from '@hotdrop/shared-ui/states';
import styles from './form.module.css';

/** How many matches a row of columns has. */
export const mostMatches = 20;

/** Heights of gray columns, in steps of the 4 px grid. */
const heights = [14, 20, 11, 23, 18, 8, 21, 16, 24, 12];

/** As high as the form, so that nothing moves when it arrives. */
export const FormSkeleton = () => (
  <>
    <div className={styles.sentenceSkeleton}>
      <Skeleton height={4} />
    </div>
    <div className={styles.columnsSkeleton}>
      {[...Array(mostMatches).keys()].map((at) => (
        <Skeleton key={at} height={heights[at % heights.length] ?? 12} />
      ))}
    </div>
    <div className={styles.lineSkeleton}>
      <Skeleton height={11} />
    </div>
    <SkeletonTiles columns={3} />
  </>
);
