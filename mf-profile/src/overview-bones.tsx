import { Block, Columns } from '@hotdrop/shared-ui/layout';
import { Panel } from '@hotdrop/shared-ui/panel';
import { Bone, BoneLines, BoneTiles, Waiting } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import styles from './overview-bones.module.css';

const modes = ['one', 'other'];

/** The shape of an overview in gray. */
export const OverviewBones = () => (
  <Waiting>
    <div className={styles.overview}>
      <Panel>
        <div className={styles.hero}>
          <Bone width={32} height={32} isMark />
          <div className={styles.words}>
            <Bone width={24} height={4} />
            <Bone width={38} height={8} />
            <Bone width={55} height={18} />
          </div>
        </div>
      </Panel>
      <Block title={<Trans>Ranked</Trans>}>
        <Columns shape="halves">
          {modes.map((mode) => (
            <Panel key={mode}>
              <BoneLines count={1} height={5} />
              <BoneTiles columns={5} />
              <BoneLines count={2} />
            </Panel>
          ))}
        </Columns>
      </Block>
    </div>
  </Waiting>
);
