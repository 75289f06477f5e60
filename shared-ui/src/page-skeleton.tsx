import type { SkeletonName } from '@hotdrop/shared-domain/contract';
import { Columns, Content, Panel, Stack } from './layout.tsx';
import styles from './page-skeleton.module.css';
import { Grid, Row } from './primitives.tsx';
import { Skeleton, SkeletonLines, SkeletonTable, SkeletonTiles } from './states.tsx';

interface PageSkeletonProps {
  readonly name: SkeletonName;
  /** The title of the page, if it is known. */
  readonly title?: string | undefined;
  /** A message that names the cause of the wait. */
  readonly children: React.ReactNode;
}

/** Skeleton of a whole page. It fills the window, so that the footer does not move when the page arrives. */
export const PageSkeleton = ({ name, title, children }: PageSkeletonProps) => (
  <div className={styles.page} aria-busy="true">
    <Content className={styles.head}>
      {title ? (
        <h1>{title}</h1>
      ) : (
        <div aria-hidden="true">
          <Skeleton width={70} height={11} />
        </div>
      )}
      <Row gap={3} isWrapped tone="muted" className={styles.words}>
        {children}
      </Row>
    </Content>
    <div aria-hidden="true">
      <Stack>{bodies[name]}</Stack>
    </div>
  </div>
);

const bodies: Readonly<Record<SkeletonName, React.ReactNode>> = {
  lines: <SkeletonLines count={6} height={10} />,
  profile: (
    <>
      <Grid columns={3} narrowColumns={1} gap={5} className={styles.story}>
        <Panel>
          <Row gap={4} padding={4} className={styles.hero}>
            <Skeleton width={26} height={26} isMark />
            <SkeletonLines count={3} height={7} />
          </Row>
          <SkeletonLines count={3} height={14} />
        </Panel>
        {['form', 'climb'].map((panel) => (
          <Panel key={panel}>
            <SkeletonLines count={1} height={6} />
            <SkeletonLines count={1} height={54} />
            <SkeletonLines count={2} height={8} />
          </Panel>
        ))}
      </Grid>
      <Columns shape="halves">
        {['left', 'right'].map((side) => (
          <Panel key={side}>
            <SkeletonLines count={1} height={5} />
            <SkeletonTiles columns={5} />
            <SkeletonLines count={2} />
          </Panel>
        ))}
      </Columns>
    </>
  ),
  table: (
    <Panel>
      <SkeletonTable rows={12} />
    </Panel>
  ),
  board: (
    <>
      <Panel>
        <Grid columns={3} phoneColumns={1} gap={0} className={styles.board}>
          {['first', 'second', 'third'].map((place) => (
            <Row key={place} align="start" justify="between" padding="panel" className={styles.place}>
              <Skeleton width={22} height={4} />
              <Skeleton width={11} height={11} isMark />
            </Row>
          ))}
        </Grid>
      </Panel>
      <Panel>
        <SkeletonTable rows={12} />
      </Panel>
    </>
  ),
  boards: (
    <Columns shape="halves">
      {['left', 'right'].map((side) => (
        <Panel key={side}>
          <SkeletonTable rows={10} />
        </Panel>
      ))}
    </Columns>
  ),
  chart: (
    <>
      <Panel>
        <SkeletonLines count={1} height={12} />
        <SkeletonLines count={1} height={110} />
        <SkeletonTiles columns={4} />
      </Panel>
      <Panel>
        <SkeletonTable rows={8} />
      </Panel>
    </>
  ),
};
