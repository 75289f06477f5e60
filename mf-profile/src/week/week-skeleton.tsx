import { Panel } from '@hotdrop/shared-ui/panel';
import { Skeleton, SkeletonLines, SkeletonTiles, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { RevalidateOnMount } from '../loading/states.tsx';
import styles from './week.module.css';

/** Has the grid of the page. Headings are real. */
export const PendingWeek = () => (
  <Waiting>
    <RevalidateOnMount />
    <div className={styles.week}>
      <Panel className={styles.points}>
        <SkeletonLines count={3} height={10} />
        <Skeleton height={23} />
        <SkeletonTiles columns={3} rows={2} />
      </Panel>
      <Panel title={<Trans>Day by day</Trans>}>
        <SkeletonLines count={4} height={12} />
      </Panel>
      <Panel className={styles.sessions} title={<Trans>Sessions</Trans>}>
        <SkeletonLines count={4} height={15} />
      </Panel>
    </div>
  </Waiting>
);
