import { formatNumber, formatVersion, formatWhen } from '../format.ts';
import { Glyph } from '../glyph.tsx';
import type { RolledBack } from '../state.ts';
import { Lines } from './measure-chart.tsx';

/** A rollout that the shells ended: both versions in the same time, and the reason. */
export function RolledBackPanel({ facts, now }: { readonly facts: RolledBack; readonly now: string }) {
  const { area, canary, stable, at, percent, reason, counts, chart } = facts;
  const title = `back-title-${area}`;
  return (
    <section className="panel back-p" id={`back-${area}`} aria-labelledby={title}>
      <div className="panel-head">
        <div>
          <h2 id={title}>
            {area}: {formatVersion(canary, stable)} rolled back by itself
          </h2>
          <p>
            {formatWhen(at, now)}
            {percent !== undefined && `, from the step of ${percent}%`}
          </p>
        </div>
      </div>
      <dl className="cells">
        <div>
          <dt>{formatVersion(canary, stable)}, pages that failed</dt>
          <dd className={counts.canary.faults > 0 ? 'down' : undefined}>
            {formatNumber(counts.canary.faults)} <small>of {formatNumber(counts.canary.pages)}</small>
          </dd>
        </div>
        <div>
          <dt>{formatVersion(stable, canary)}, the same time</dt>
          <dd>
            {formatNumber(counts.stable.faults)} <small>of {formatNumber(counts.stable.pages)}</small>
          </dd>
        </div>
      </dl>
      {chart && (
        <div className="bchart">
          <p>Faults per page</p>
          <Lines points={chart.points} limit={undefined} isBad />
        </div>
      )}
      <p className="note">
        <Glyph name="info" />
        <span>
          {reason}. Tabs that are open keep the version until their next full load.{' '}
          <a href="#faults">Faults</a>
        </span>
      </p>
    </section>
  );
}
