import { Block, Columns } from '@hotdrop/shared-ui/layout';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Skeleton, SkeletonLines, SkeletonTiles, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import styles from './overview-skeleton.module.css';

const modes = ['one', 'other'];

export const OverviewSkeleton = () => (
  <Waiting>
    <div className={styles.overview}>
      <Panel>
        <div className={styles.hero}>
          <Skeleton width={32} height={32} isMark />
          <div className={styles.words}>
            <Skeleton width={24} height={4} />
            <Skeleton width={38} height={8} />
            <Skeleton width={55} height={18} />
          </div>
        </div>
      </Panel>
      <Block title={<Trans>Ranked</Trans>}>
        <Columns shape="halves">
          {modes.map((mode) => (
            <Panel key={mode}>
              <SkeletonLines count={1} height={5} />
              <SkeletonTiles columns={5} />
              <SkeletonLines count={2} />
            </Panel>
          ))}
        </Columns>
      </Block>
    </div>
  </Waiting>
);
