import { Content } from '@hotdrop/shared-ui/layout';
import { SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import styles from './area-skeleton.module.css';

/** Keeps an area's place while its code is on its way; high enough that nothing below it has to move. */
export const AreaSkeleton = () => (
  <Content className={styles.place}>
    <Waiting>
      <SkeletonLines count={6} height={10} />
    </Waiting>
  </Content>
);
