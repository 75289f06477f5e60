import { Content } from '@hotdrop/shared-ui/layout';
import { SkeletonLines, Waiting } from '@hotdrop/shared-ui/states';
import styles from './area-skeleton.module.css';

/** Placeholder for an area while its code loads. It fills the window, so that the footer does not jump. */
export const AreaSkeleton = () => (
  <Content className={styles.content}>
    <Waiting>
      <SkeletonLines count={6} height={10} />
    </Waiting>
  </Content>
);
