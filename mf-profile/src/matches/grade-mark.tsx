import { gradeLetter, gradeScore, gradeWeights } from '@hotdrop/shared-domain/stats';
import type { Grade } from '@hotdrop/shared-domain/wire';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import styles from './matches.module.css';

/** The letter of a grade, with its score and the parts of the score in a tooltip. */
export function GradeMark({ grade }: { readonly grade: Grade }) {
  const { t } = useLingui();
  const score = gradeScore(grade);
  const letter = gradeLetter(score);
  const { place, damage, kills, time } = grade;
  return (
    <Tooltip
      label={t`Grade ${letter}`}
      trigger={
        <b className={styles.grade} data-grade={letter}>
          {letter}
        </b>
      }
    >
      <b>
        <Trans>{score} of 100</Trans>
      </b>
      <br />
      <Trans>
        place {place} of {gradeWeights.place}, damage {damage} of {gradeWeights.damage}, kills and assists{' '}
        {kills} of {gradeWeights.kills}, time alive {time} of {gradeWeights.time}, against the people of this
        match
      </Trans>
    </Tooltip>
  );
}
