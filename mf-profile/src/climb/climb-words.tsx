import type { Season } from '@hotdrop/shared-domain/game';
import { ArrowDownIcon, ArrowUpIcon } from '@hotdrop/shared-ui/icons';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { usePendingZone } from '@hotdrop/shared-ui/time';
import { Trans } from '@lingui/react/macro';
import styles from './climb.module.css';
import { type ClimbCurve, findDivision } from './climb-curve.ts';
import { useDay } from './climb-plot.tsx';
import type { WeekGain } from './climb-weeks.ts';

interface ClimbWordsProps {
  readonly curve: ClimbCurve;
  readonly gain: WeekGain | null;
  readonly season: Season;
}

/** The week's gain and the way so far, in sentences. */
export function ClimbWords({ curve, gain, season }: ClimbWordsProps) {
  const isOne = curve.lines.flat().length === 1;
  return (
    <p className={styles.words}>
      {gain && (
        <>
          <Gain {...gain} />
          <SentenceGap />
        </>
      )}
      {isOne ? <FirstReading at={curve.first.at} /> : <Way curve={curve} season={season} />}
    </p>
  );
}

function Gain({ week, change, since, isBest }: WeekGain) {
  const { number } = useFormat();
  const points = number(Math.abs(change));
  if (change === 0) return <Trans>No change of points in week {week}.</Trans>;
  if (change < 0)
    return (
      <Trans>
        <Down>{points} points lost</Down> in week {week}.
      </Trans>
    );
  if (since !== null)
    return (
      <Trans>
        <Up>{points} points won</Up> in week {week}, the most since week {since}.
      </Trans>
    );
  if (isBest)
    return (
      <Trans>
        <Up>{points} points won</Up> in week {week}, the best week so far.
      </Trans>
    );
  return (
    <Trans>
      <Up>{points} points won</Up> in week {week}.
    </Trans>
  );
}

interface Children {
  readonly children?: React.ReactNode;
}

const Up = ({ children }: Children) => (
  <b className={styles.up}>
    <ArrowUpIcon size="s" />
    {children}
  </b>
);

const Down = ({ children }: Children) => (
  <b className={styles.down}>
    <ArrowDownIcon size="s" />
    {children}
  </b>
);

function FirstReading({ at }: { readonly at: number }) {
  const day = useDay()(at);
  const pendingZone = usePendingZone();
  return (
    <Trans>
      The first reading is of <span className={pendingZone}>{day}</span>. The curve grows with the next ones.
    </Trans>
  );
}

function Way({ curve, season }: Pick<ClimbWordsProps, 'curve' | 'season'>) {
  const { game, locale } = useSite();
  const day = useDay()(curve.first.at);
  const pendingZone = usePendingZone();
  const nameOf = (points: number) =>
    findDivision(game.tiers, season, points)?.label[locale].replaceAll(' ', '\u00a0');
  const first = nameOf(curve.first.points);
  const last = nameOf(curve.last.points);
  if (!first || !last) return null;
  if (first === last)
    return (
      <Trans>
        {last}, as on <span className={pendingZone}>{day}</span>.
      </Trans>
    );
  return (
    <Trans>
      From {first} on <span className={pendingZone}>{day}</span> to {last}.
    </Trans>
  );
}
