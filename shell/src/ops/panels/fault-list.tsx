import { formatWhen, splitVersion } from '../format.ts';
import { Glyph } from '../glyph.tsx';
import type { FaultGroup } from '../state.ts';

/** Errors of areas by cause, each with its stack. */
export function FaultList({ faults, now }: { readonly faults: readonly FaultGroup[]; readonly now: string }) {
  return (
    <section className="panel" id="faults" aria-labelledby="faults-title">
      <div className="panel-head">
        <h2 id="faults-title">Faults</h2>
        <p>On this server since its start, by cause</p>
      </div>
      {faults.length === 0 && (
        <p className="note">
          <Glyph name="check" />
          <span>No area has failed.</span>
        </p>
      )}
      {faults.map((fault) => (
        <Fault
          key={`${fault.area} ${fault.version} ${fault.where} ${fault.message}`}
          fault={fault}
          now={now}
        />
      ))}
    </section>
  );
}

function Fault({ fault, now }: { readonly fault: FaultGroup; readonly now: string }) {
  const { area, version, where, message, stack, path, count, firstAt, lastAt } = fault;
  const [from, to] = [formatWhen(firstAt, now), formatWhen(lastAt, now)];
  return (
    <details className="ft">
      <summary>
        <span className="ft-n">{count}</span>
        <span className="ft-t">
          <b>{message}</b>
          <small>
            {area} {splitVersion(version)[0]} · {where} · {from === to ? from : `${from} to ${to}`}
          </small>
        </span>
        <Glyph name="down" />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section className="stack-t" tabIndex={0} aria-label={`Stack of ${message}`}>
        <pre className="mono">
          <b>{message}</b>
          {stack === undefined ? '\nBrowsers report no stack.' : `\n${stack}`}
        </pre>
      </section>
      <p className="ft-m">
        <span className="mono">{version}</span>
        {path !== undefined && (
          <>
            {' '}
            · first seen at <span className="mono">{path}</span>
          </>
        )}
      </p>
    </details>
  );
}
