import type { Season, TierLabel } from '@hotdrop/shared-domain/game';
import { RankProgress } from '@hotdrop/shared-ui/rank-progress';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { LocalTime } from '@hotdrop/shared-ui/time';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import { findNextDivision } from './next-division.ts';
import styles from './rank.module.css';

interface RankLadderProps {
  readonly season: Season;
  readonly isOver: boolean;
  readonly tier: TierLabel;
  readonly points: number;
  /** The most points of the season. */
  readonly best: number;
  /** Null: not known. */
  readonly bestAt: string | null;
}

/** The way to the next division, if there is one, and the best points of the season. */
export function RankLadder({ season, isOver, tier, points, best, bestAt }: RankLadderProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const division = isOver ? null : findNextDivision(game, season, tier, points);
  const highest = format.number(best);
  const record = (
    <span className={styles.best}>
      {bestAt ? (
        <Trans>
          Best <b>{highest}</b>, <LocalTime time={bestAt} look="day" />
        </Trans>
      ) : (
        <Trans>
          Best <b>{highest}</b>
        </Trans>
      )}
    </span>
  );
  if (!division) return <p className={styles.ladder}>{record}</p>;
  const missing = format.number(division.missing);
  const next = division.tier.label[locale];
  return (
    <div className={styles.ladder}>
      <RankProgress
        divisions={division.divisions}
        progress={division.tierProgress}
        {...(division.nextMark && { nextMark: division.nextMark })}
      >
        <span className={styles.words}>
          <span>
            <Trans>
              <b>{missing}</b> points to {next}
            </Trans>
            <Tooltip label={t`Where the next division begins`}>
              <Trans>
                The game does not publish division thresholds. These are estimates based on observed data.
              </Trans>
            </Tooltip>
          </span>
          {record}
        </span>
      </RankProgress>
    </div>
  );
}
