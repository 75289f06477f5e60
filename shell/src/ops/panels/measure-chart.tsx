import {
  formatMeasure,
  type Measure,
  titleOfMeasure,
  unitOfMeasure,
} from '@hotdrop/shared-host/rollout-measures';
import { formatClock, formatVersion } from '../format.ts';
import { Glyph, type GlyphName } from '../glyph.tsx';
import type { Chart, ChartPoint, RolloutFacts } from '../state.ts';

const [width, height] = [272, 84];
const [top, bottom] = [6, 80];

const verdicts: Record<Measure['verdict'], readonly [GlyphName, string, string]> = {
  'no worse': ['check', 'vd-ok', 'No worse'],
  'not sure': ['clock', 'vd-wait', 'Not sure yet'],
  worse: ['warning', 'vd-bad', 'Worse'],
};

export function VerdictMark({
  verdict,
  text,
}: {
  readonly verdict: Measure['verdict'];
  readonly text?: string;
}) {
  const [glyph, className, title] = verdicts[verdict];
  return (
    <span className={`vd ${className}`}>
      <Glyph name={glyph} />
      {text ?? title}
    </span>
  );
}

interface MeasureChartProps {
  readonly measure: Measure;
  readonly chart: Chart | undefined;
  readonly rollout: RolloutFacts;
}

/** One measure of both versions: its verdict, its values, and its course since the rollout began. */
export function MeasureChart({ measure, chart, rollout }: MeasureChartProps) {
  const { canary, stable } = measure;
  const difference = canary === undefined || stable === undefined ? undefined : canary - stable;
  const change = formatMeasure(measure, difference);
  const sign = difference !== undefined && difference > 0 && /[1-9]/.test(change) ? '+' : '';
  return (
    <section className="mt">
      <header>
        <h3>
          {titleOfMeasure(measure)} {unitOfMeasure(measure).replace(' pages', '')}
        </h3>
        <VerdictMark verdict={measure.verdict} />
      </header>
      <dl>
        <div className="is-c">
          <dt>{formatVersion(rollout.canary)}</dt>
          <dd>{formatMeasure(measure, canary)}</dd>
        </div>
        <div>
          <dt>
            {formatVersion(rollout.canary) === formatVersion(rollout.stable)
              ? 'stable'
              : formatVersion(rollout.stable)}
          </dt>
          <dd>{formatMeasure(measure, stable)}</dd>
        </div>
        <div>
          <dt>Difference</dt>
          <dd>
            {sign}
            {change}
          </dd>
        </div>
      </dl>
      <Lines
        points={chart?.points ?? []}
        limit={stable === undefined || measure.limit === undefined ? undefined : stable + measure.limit}
      />
    </section>
  );
}

interface LinesProps {
  readonly points: readonly ChartPoint[];
  readonly limit: number | undefined;
  readonly isBad?: boolean;
}

/** Lines over time: the canary is solid, the stable version dashed, and the limit red. */
export function Lines({ points, limit, isBad = false }: LinesProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 2) {
    return <p className="cempty">The chart begins with the second minute.</p>;
  }
  const [start, end] = [Date.parse(first.at), Date.parse(last.at)];
  const values = points.flatMap(({ canary, stable }) => [canary ?? 0, stable ?? 0]);
  const highest = Math.max(...values, limit ?? 0) * 1.1 || 1;
  const getX = (at: string) => Math.round(((Date.parse(at) - start) / (end - start || 1)) * width * 10) / 10;
  const getY = (value: number) => Math.round((bottom - (value / highest) * (bottom - top)) * 10) / 10;
  const line = (name: 'canary' | 'stable') =>
    points
      .flatMap((point) => (point[name] === undefined ? [] : `${getX(point.at)} ${getY(point[name])}`))
      .join('L');
  const steps = points.filter((point, index) => point.step !== points[index - 1]?.step);
  return (
    <>
      <svg className="cmp" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="cg" d={`M0 ${bottom}H${width}M0 ${top}H${width}`} />
        {steps.map(({ at, step }) => (
          <path key={step} className="cstep" d={`M${getX(at)} 4V${bottom}`} />
        ))}
        {limit !== undefined && <path className="climit" d={`M0 ${getY(limit)}H${width}`} />}
        <path className="cs" d={`M${line('stable')}`} />
        <path className={isBad ? 'cbad' : 'cc'} d={`M${line('canary')}`} />
      </svg>
      <p className="cx">
        <span>{formatClock(first.at)}</span>
        <span>{formatClock(last.at)}</span>
      </p>
    </>
  );
}
