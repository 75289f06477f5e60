import { formatKilobytes, formatShortly, splitVersion } from '../format.ts';
import { Glyph, type GlyphName } from '../glyph.tsx';
import type { AreaFacts, ConsoleState } from '../state.ts';
import { confirmPath, type PageProps } from '../types.ts';

interface AreasTableProps extends Pick<PageProps, 'access'> {
  readonly state: ConsoleState;
}

export function AreasTable({ state, access }: AreasTableProps) {
  return (
    <section className="panel" id="areas" aria-labelledby="areas-title">
      <div className="panel-head">
        <h2 id="areas-title">Areas</h2>
        <p>
          Since this server started. Faults per 10,000 pages; LCP and INP at p75; bytes are scripts and styles
          of the largest page, brotli
        </p>
      </div>
      <table className="data atable">
        <thead>
          <tr>
            <th scope="col">Area and owner</th>
            <th scope="col">Live versions</th>
            <th scope="col">Share</th>
            <th scope="col">State</th>
            <th className="num" scope="col">
              Faults
            </th>
            <th className="num" scope="col">
              LCP
            </th>
            <th className="num" scope="col">
              INP
            </th>
            <th className="num" scope="col">
              Bytes
            </th>
            <th className="num" scope="col">
              Moved
            </th>
          </tr>
        </thead>
        <tbody>
          {state.areas.map((area) => (
            <AreaRow key={area.area} area={area} access={access} now={state.readAt} />
          ))}
        </tbody>
      </table>
      {state.areas.length === 0 && <p className="note">No area is published yet.</p>}
    </section>
  );
}

interface AreaRowProps extends Pick<PageProps, 'access'> {
  readonly area: AreaFacts;
  readonly now: string;
}

function AreaRow({ area, access, now }: AreaRowProps) {
  const { canary, stable, pages, faults, lcp, inp, bytes, movedAt } = area;
  const isRunning = area.status === 'rollout';
  return (
    <tr className={isRunning ? 'is-sel' : undefined}>
      <th scope="row">
        {isRunning ? (
          <a href={`#rollout-${area.area}`}>
            <b>{area.area}</b>
            <small>{area.owner}</small>
          </a>
        ) : (
          <span className="name">
            <b>{area.area}</b>
            <small>{area.owner}</small>
          </span>
        )}
      </th>
      <td className="ver">
        {stable === undefined ? <span className="down">none</span> : <Version version={stable} />}
        {canary && <Version version={canary.version} isCanary />}
      </td>
      <td className="shc">
        <ShareBar percent={canary?.percent ?? 0} />
        <small>
          {100 - (canary?.percent ?? 0)}%{canary && <b> / {canary.percent}%</b>}
        </small>
      </td>
      <td>
        <AreaStatus area={area} />
        {access === 'move' && !isRunning && area.previous !== undefined && (
          <a className="link undo" href={confirmPath({ area: area.area, action: 'rollback' })}>
            {canary ? 'End the canary' : 'Roll back'}
          </a>
        )}
      </td>
      <td className="num" data-l="Faults">
        {pages > 0 ? ((faults / pages) * 10_000).toFixed(1) : '–'}
      </td>
      <td className="num" data-l="LCP">
        {lcp === undefined ? '–' : `${lcp.toFixed(2)} s`}
      </td>
      <td className="num" data-l="INP">
        {inp === undefined ? '–' : `${Math.round(inp * 1_000)} ms`}
      </td>
      <td className="num" data-l="Bytes">
        {formatKilobytes(bytes.stable)}
        {bytes.canary !== undefined && bytes.stable !== undefined && (
          <small>{formatChange(bytes.canary - bytes.stable)}</small>
        )}
      </td>
      <td className="num" data-l="Moved">
        {movedAt === undefined ? '–' : formatShortly(movedAt, now)}
      </td>
    </tr>
  );
}

const formatChange = (bytes: number) => `${bytes < 0 ? '−' : '+'}${formatKilobytes(Math.abs(bytes))}`;

function Version({ version, isCanary = false }: { readonly version: string; readonly isCanary?: boolean }) {
  const [number, hash] = splitVersion(version);
  return (
    <span className={isCanary ? 'mono is-c' : 'mono'}>
      {number}
      <small>{hash}</small>
    </span>
  );
}

const ShareBar = ({ percent }: { readonly percent: number }) => (
  <svg className="shbar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
    <rect width={percent > 0 ? 98 - percent : 100} height="8" />
    {percent > 0 && <rect className="is-canary" x={100 - percent} width={percent} height="8" />}
  </svg>
);

const statusTexts: Record<AreaFacts['status'], readonly [GlyphName, string, string]> = {
  'as published': ['check', 'st-ok', 'As published'],
  rollout: ['next', 'st-roll', 'Rollout'],
  canary: ['next', 'st-roll', 'Canary'],
  'rolled back': ['back', 'st-bad', 'Rolled back by itself'],
  behind: ['warning', 'st-bad', 'Runs an older version'],
  failed: ['warning', 'st-bad', 'Does not work'],
};

function AreaStatus({ area: { status, progress } }: { readonly area: AreaFacts }) {
  const [glyph, className, text] = statusTexts[status];
  return (
    <span className={`stt ${className}`}>
      <Glyph name={glyph} />
      {status === 'rollout' && progress ? `${text}, ${progress}` : text}
    </span>
  );
}
