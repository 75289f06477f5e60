import { formatDuration, formatNumber } from '../format.ts';
import { Glyph } from '../glyph.tsx';
import type { ConsoleState } from '../state.ts';

/** The store, this server, and the API host. */
export function Machines({ state: { store, shell, api, readAt } }: { readonly state: ConsoleState }) {
  const upTime = Date.parse(readAt) - Date.parse(shell.upSince);
  return (
    <div className="cg3" id="machines">
      <Machine title="Store" problem={store.problem && 'Cannot be read'}>
        <Row title="Place" value={store.location} isCode />
        <Row title="Last read" value={store.readTime === undefined ? '–' : `${store.readTime} ms`} />
        <Row title="This server" value={store.isWritable ? 'may move pointers' : 'reads only'} />
        {store.problem !== undefined && <Row title="Problem" value={store.problem} isBad />}
      </Machine>
      <Machine title="Shell" problem={shell.status === 'ok' ? undefined : shell.status}>
        <Row title="Up for" value={formatDuration(upTime)} />
        <Row title="Memory" value={`${formatNumber(shell.memory / 1_048_576)} MB`} />
      </Machine>
      <Machine title="API" problem={api.status === 'ok' ? undefined : api.status}>
        <Row title="Place" value={api.address} isCode />
        <Row title="Answer" value={api.answerTime === undefined ? 'none' : `${api.answerTime} ms`} />
        {api.problem !== undefined && <Row title="Problem" value={api.problem} isBad />}
      </Machine>
    </div>
  );
}

interface MachineProps {
  readonly title: string;
  readonly problem: string | undefined;
  readonly children: React.ReactNode;
}

const Machine = ({ title, problem, children }: MachineProps) => (
  <section className="panel" aria-label={title}>
    <div className="panel-head">
      <h2>{title}</h2>
      {problem === undefined ? (
        <p>
          <span className="dot" />
          Works
        </p>
      ) : (
        <p className="st-warn">
          <Glyph name="warning" />
          {problem}
        </p>
      )}
    </div>
    <dl className="kv">{children}</dl>
  </section>
);

interface RowProps {
  readonly title: string;
  readonly value: string;
  readonly isCode?: boolean;
  readonly isBad?: boolean;
}

const Row = ({ title, value, isCode = false, isBad = false }: RowProps) => (
  <div className={isBad ? 'is-warn' : undefined}>
    <dt>{title}</dt>
    <dd>{isCode ? <span className="mono">{value}</span> : value}</dd>
  </div>
);
