import { Block, Columns, Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row } from '@hotdrop/shared-ui/primitives';
import { Skeleton, SkeletonLines, SkeletonTiles, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import styles from '../overview/overview.module.css';

const modes = ['one', 'other'];

/** Has the grid of the overview, so that little moves when the stats arrive. Headings are real. */
export const OverviewSkeleton = () => (
  <Waiting>
    <Grid gap={8}>
      <div className={styles.first} data-count={3}>
        <Panel className={styles.column}>
          <Row gap={5} padding="panel">
            <Skeleton width={23} height={23} isMark />
            <Grid>
              <Skeleton width={20} height={4} />
              <Skeleton width={30} height={7} />
              <Skeleton width={38} height={13} />
            </Grid>
          </Row>
          <SkeletonLines count={4} height={12} />
        </Panel>
        <FirstSkeleton />
      </div>
      <Block title={<Trans>Ranked</Trans>}>
        <ModesSkeleton />
      </Block>
    </Grid>
  </Waiting>
);

/** Last matches and form. */
export const FirstSkeleton = () => (
  <>
    <Panel title={<Trans>Last matches</Trans>} className={styles.column}>
      <SkeletonLines count={3} height={20} />
    </Panel>
    <Panel title={<Trans>Form</Trans>} className={styles.column}>
      <SkeletonLines count={1} height={66} />
    </Panel>
  </>
);

/** Has the height of the cards of two modes. */
export const ModesSkeleton = () => (
  <Columns shape="halves">
    {modes.map((mode) => (
      <Panel key={mode}>
        <SkeletonLines count={2} height={8} />
        <SkeletonTiles columns={5} />
        <SkeletonLines count={2} />
      </Panel>
    ))}
  </Columns>
);
