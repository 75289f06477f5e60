import { Block, Columns, Panel } from '@hotdrop/shared-ui/layout';
import { Grid, Row } from '@hotdrop/shared-ui/primitives';
import { Skeleton, SkeletonLines, SkeletonTable, SkeletonTiles, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { FormSkeleton } from '../form/form-panel.tsx';
import styles from '../overview/overview.module.css';

const modes = ['one', 'other'];

/** Has the grid of the overview, so that little moves when the stats arrive. Headings are real. */
export const OverviewSkeleton = () => (
  <Waiting>
    <Grid columns={12} gap={5} className={styles.story} data-rank data-rail data-form data-climb>
      <div className={styles.rank}>
        <Panel className={styles.storyPanel}>
          <Row gap={5} padding="panel">
            <Skeleton width={26} height={26} isMark />
            <Grid>
              <Skeleton width={20} height={4} />
              <Skeleton width={30} height={7} />
              <Skeleton width={38} height={13} />
            </Grid>
          </Row>
          <SkeletonLines count={3} />
          <Grid padding="panel" surface="well">
            <Skeleton height={8} />
          </Grid>
        </Panel>
      </div>
      <div className={styles.rail}>
        <div className={styles.form}>
          <Panel title={<Trans>Form</Trans>}>
            <FormSkeleton />
          </Panel>
        </div>
        <div className={styles.climb}>
          <Panel title={<Trans>Climb</Trans>}>
            <SkeletonTable rows={6} />
          </Panel>
        </div>
      </div>
      <Grid gap={8} className={styles.main}>
        <Block title={<Trans>Ranked</Trans>}>
          <ModesSkeleton />
        </Block>
        <Columns shape="wideAndNarrow">
          <Panel title={<Trans>Performance</Trans>}>
            <SkeletonTable rows={6} />
          </Panel>
          <Panel title={<Trans>Combat</Trans>}>
            <SkeletonTiles columns={3} rows={3} />
          </Panel>
        </Columns>
      </Grid>
    </Grid>
  </Waiting>
);

/** Has the height of the cards of two modes. */
export const ModesSkeleton = () => (
  <Columns shape="halves">
    {modes.map((mode) => (
      <Panel key={mode}>
        <SkeletonLines count={1} height={5} />
        <SkeletonTiles columns={5} />
        <SkeletonLines count={2} />
      </Panel>
    ))}
  </Columns>
);
