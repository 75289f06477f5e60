import { formatClock, formatCommit, formatNumber, formatVersion } from '../format.ts';
import { Glyph } from '../glyph.tsx';
import type { RolloutFacts, StepFacts } from '../state.ts';
import { confirmPath, type PageProps } from '../types.ts';
import { MeasureChart, VerdictMark } from './measure-chart.tsx';

interface RolloutPanelProps extends Pick<PageProps, 'access'> {
  readonly rollout: RolloutFacts;
}

/** A progressive release: its steps, why it waits, and how the versions compare. */
export function RolloutPanel({ rollout, access }: RolloutPanelProps) {
  const { area, canary, stable, by, commit, comparison, charts, isHeld, waitsFor } = rollout;
  const title = `rollout-title-${area}`;
  const measures = comparison?.measures ?? [];
  const others = measures.filter(({ name }) => name === 'status' || name === 'errors');
  return (
    <section className="panel roll" id={`rollout-${area}`} aria-labelledby={title}>
      <div className="panel-head">
        <div>
          <h2 id={title}>
            {area}: rollout of {formatVersion(canary, stable)}
          </h2>
          <p>
            {commit !== undefined && (
              <>
                Commit <span className="mono">{formatCommit(commit)}</span> ·{' '}
              </>
            )}
            published by {by ?? 'unknown'} · stable: <span className="mono">{stable}</span>
          </p>
        </div>
        {access === 'move' && <Actions rollout={rollout} />}
      </div>
      <ol className="steps">
        {rollout.steps.map((step) => (
          <Step key={step.percent} step={step} minutes={rollout.minutes} />
        ))}
      </ol>
      <p className="why">
        <Glyph name="clock" />
        <span>
          <b>{isHeld ? 'Held.' : 'Waits.'}</b> {waitsFor}
        </span>
      </p>
      <div className="mts">
        {measures
          .filter((measure) => !others.includes(measure))
          .map((measure) => (
            <MeasureChart
              key={measure.name}
              measure={measure}
              chart={charts.find(({ name }) => name === measure.name)}
              rollout={rollout}
            />
          ))}
      </div>
      <div className="ckey">
        <span>
          <i className="k-c" />
          {formatVersion(canary)}, canary
        </span>
        <span>
          <i className="k-s" />
          {formatVersion(stable)}, stable
        </span>
        <span>
          <i className="k-l" />
          limit
        </span>
        <span>
          <i className="k-st" />
          step
        </span>
        {others.map(({ name, verdict }) => (
          <VerdictMark
            key={name}
            verdict={verdict}
            text={`${name === 'status' ? 'Status 5xx' : 'Errors in browsers'}: ${verdict === 'not sure' ? 'not sure yet' : verdict}`}
          />
        ))}
      </div>
    </section>
  );
}

function Actions({ rollout: { area, isHeld, stable, canary, next } }: { readonly rollout: RolloutFacts }) {
  return (
    <div className="acts">
      <a className="btn" href={confirmPath({ area, action: isHeld ? 'resume' : 'hold' })}>
        {isHeld ? 'Resume' : 'Hold here'}
      </a>
      <a className="btn btn-danger" href={confirmPath({ area, action: 'rollback' })}>
        <Glyph name="back" />
        Roll back{formatVersion(stable) === formatVersion(canary) ? '' : ` to ${formatVersion(stable)}`}
      </a>
      <a className="btn btn-accent" href={confirmPath({ area, action: 'promote' })}>
        Promote to {next}%
      </a>
    </div>
  );
}

function Step({ step, minutes }: { readonly step: StepFacts; readonly minutes: number }) {
  const { percent, status, at, pages } = step;
  const time = at === undefined ? '' : formatClock(at);
  const served = Math.min((step.minutes ?? 0) / Math.max(minutes, 1), 1) * 100;
  return (
    <li className={`sp-${status}`} aria-current={status === 'now' ? 'step' : undefined}>
      <b>{percent}%</b>
      <span>
        {status === 'done' && <Glyph name="check" />}
        {status === 'next' ? `${time} at the earliest` : time}
      </span>
      <small>
        {percent === 100
          ? 'becomes stable'
          : `${step.minutes ?? 0} min${pages === undefined ? '' : ` · ${formatNumber(pages)} pages`}`}
      </small>
      <svg className="fill" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={status === 'next' ? 0 : status === 'done' ? 100 : served} height="4" />
      </svg>
    </li>
  );
}
