import { classNames } from '@hotdrop/shared-ui/class-names';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
import { useFormat } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { GroundDrawing } from '../../ground/load-ground.ts';
import { describeMoment } from '../describe-moment.ts';
import { MatchTime } from '../match-time.tsx';
import type { ReplayModel } from '../moment.ts';
import { lead, type Moment } from '../moments.ts';
import { ShotsDrawing } from '../shots-drawing.tsx';
import { CopyMoment } from './copy-moment.tsx';
import { PlayIcon } from './icons.tsx';
import styles from './moment-list.module.css';

interface MomentListProps {
  readonly model: ReplayModel;
  readonly ground: GroundDrawing | null;
  readonly moments: readonly Moment[];
  /** Of the followed team. */
  readonly members: readonly number[];
  /** The moment that is on the stage. */
  readonly current: Moment | undefined;
  readonly play: (moment: Moment) => void;
  readonly addressOf: (second: number) => string;
}

/** The moments of the team: each plays from its picture, and has a link to share. */
export const MomentList = memo(
  ({ model, ground, moments, members, current, play, addressOf }: MomentListProps) => {
    const { t, i18n } = useLingui();
    const format = useFormat();
    if (moments.length === 0)
      return (
        <Text as="p" tone="muted" padding={5}>
          <Trans>This team had no fight.</Trans>
        </Text>
      );
    return (
      <Grid as="ol" gap={2} padding={[2, 2]}>
        {moments.map((moment, index) => (
          <li key={moment.at} className={classNames(styles.moment, moment === current && styles.current)}>
            <button
              type="button"
              onClick={() => play(moment)}
              className={styles.play}
              aria-label={t`Play moment ${index + 1}`}
            >
              <ShotsDrawing tracks={model.tracks} ground={ground} deaths={moment.deaths} members={members} />
              <b className={styles.number}>{index + 1}</b>
              <PlayIcon />
            </button>
            <div className={styles.words}>
              <h3>{describeMoment(model, moment, i18n, format).title}</h3>
              <Text as="p" size="t12" tone="muted">
                {describeMoment(model, moment, i18n, format).reason}
              </Text>
            </div>
            <div className={styles.end}>
              <MatchTime at={moment.at} />
              <CopyMoment readAddress={() => addressOf(Math.max(0, moment.at - lead))} />
            </div>
          </li>
        ))}
      </Grid>
    );
  },
);
