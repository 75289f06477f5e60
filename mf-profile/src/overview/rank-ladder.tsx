import type { Season, TierLabel } from '@hotdrop/shared-domain/game';
import { RankProgress } from '@hotdrop/shared-ui/rank-progress';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Tooltip } from '@hotdrop/shared-ui/tooltip';
import { Trans, useLingui } from '@lingui/react/macro';
import { findNextDivision } from './next-division.ts';
import styles from './rank-hero.module.css';

interface RankLadderProps {
  readonly season: Season;
  readonly tier: TierLabel;
  readonly points: number;
}

export function RankLadder({ season, tier, points }: RankLadderProps) {
  const { t } = useLingui();
  const { game, locale } = useSite();
  const format = useFormat();
  const division = findNextDivision(game, season, tier, points);
  if (!division) return null;
  const missing = format.number(division.missing);
  const next = division.tier.label[locale];
  return (
    <div className={styles.ladder}>
      <RankProgress
        divisions={division.divisions}
        progress={division.tierProgress}
        {...(division.nextMark && { nextMark: division.nextMark })}
      >
        <Trans>
          <b>{missing}</b> points to {next}
        </Trans>
        <Tooltip label={t`Where the next division begins`}>
          <Trans>
            The game does not publish division thresholds. These are estimates based on observed data.
          </Trans>
        </Tooltip>
      </RankProgress>
    </div>
  );
}
