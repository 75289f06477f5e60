import type { Mode, Season } from '@hotdrop/shared-domain/game';
import type { SeasonClimbs } from '@hotdrop/shared-domain/wire';
import { Panel } from '@hotdrop/shared-ui/panel';
import { SentenceGap } from '@hotdrop/shared-ui/sentence-gap';
import { useFormat, useSite } from '@hotdrop/shared-ui/site';
import { Skeleton } from '@hotdrop/shared-ui/states';
import { Trans, useLingui } from '@lingui/react/macro';
import { ErrorMessage } from '../loading/error-message.tsx';
import type { LoadResult } from '../loading/load-result.ts';
import styles from './climb.module.css';
import { listBands, scalePoints, toClimbCurve } from './climb-curve.ts';
import { Bands } from './climb-line.tsx';
import plot from './climb-plot.module.css';
import { ClimbPlot, PeakWords } from './climb-plot.tsx';
import { ClimbTable } from './climb-table.tsx';
import { findWeekGain, listWeeks } from './climb-weeks.ts';
import { ClimbWords } from './climb-words.tsx';

interface ClimbPanelProps {
  readonly climbs: LoadResult<SeasonClimbs>;
  readonly season: Season;
  readonly isOver: boolean;
  /** The ranked mode that the player plays most; null: none. */
  readonly mode: Mode | null;
  /** The current points in the mode; null: the player has no rank. */
  readonly points: number | null;
}

/** Rank points over the season. */
export function ClimbPanel({ season, mode, ...rest }: ClimbPanelProps) {
  const { locale } = useSite();
  const about = [
    mode && [mode.shortName[locale], mode.perspective?.toUpperCase()].filter(Boolean).join(' '),
    season.label[locale],
  ];
  return (
    <Panel title={<Trans>Climb</Trans>} aside={about.filter(Boolean).join(' · ')} className={styles.panel}>
      <ClimbContent season={season} mode={mode} {...rest} />
    </Panel>
  );
}

function ClimbContent({ climbs, season, isOver, mode, points }: ClimbPanelProps) {
  const { game } = useSite();
  if (climbs.status === 'pending') return <PendingClimb />;
  if (climbs.status === 'failed')
    return (
      <p className={styles.words} role="status">
        <Trans>The climb could not be loaded.</Trans>
        <SentenceGap />
        <ErrorMessage failure={climbs.failure} />
      </p>
    );
  const climb = mode && climbs.data.climbs[mode.id];
  const curve = climb ? toClimbCurve(climb, climbs.data.end) : null;
  if (!curve)
    return <NoCurve season={season} isOver={isOver} points={points} best={climb?.peak?.rankPoint ?? null} />;
  const weeks = listWeeks(curve);
  return (
    <>
      <ClimbWords curve={curve} gain={isOver ? null : findWeekGain(weeks, curve.to)} season={season} />
      <ClimbPlot curve={curve} bands={listBands(game.tiers, season, curve)} isOver={isOver} />
      <ClimbTable weeks={weeks} />
    </>
  );
}

function PendingClimb() {
  const { t } = useLingui();
  return (
    <div className={plot.pending} role="status" aria-label={t`Loading`} aria-busy>
      <Skeleton height={4} />
      <span className={plot.plot} />
    </div>
  );
}

/** The points that most players begin with: the lowest three tiers are in reach. */
const firstRanks = [1100, 2100];

interface NoCurveProps extends Pick<ClimbPanelProps, 'season' | 'isOver' | 'points'> {
  readonly best: number | null;
}

/** Why the curve is missing. In the running season, with the bands where it will be. */
function NoCurve({ season, isOver, points, best }: NoCurveProps) {
  const { game } = useSite();
  const { number } = useFormat();
  if (isOver)
    return (
      <p className={styles.words}>
        <Trans>The points of this season were not recorded, or are too old.</Trans>
      </p>
    );
  const known = [points, best].filter((value) => value !== null);
  const scale = scalePoints(known.length > 0 ? known : firstRanks);
  return (
    <>
      <p className={styles.words}>
        {points === null ? (
          <Trans>The curve begins with the first rank.</Trans>
        ) : (
          <Trans>Points are recorded from now on. The curve begins with the next renewal.</Trans>
        )}
        <SentenceGap />
        {best !== null && <PeakWords points={number(best)} day={null} pendingZone={undefined} />}
      </p>
      <div className={plot.chart}>
        <div className={plot.plot} aria-hidden="true">
          <Bands bands={listBands(game.tiers, season, scale)} />
        </div>
      </div>
    </>
  );
}
