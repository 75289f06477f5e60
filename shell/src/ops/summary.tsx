import { formatNumber, formatVersion } from './format.ts';
import { Glyph } from './glyph.tsx';
import type { ConsoleState } from './state.ts';

/** The figures at the top: whether the site works right now. */
export function Summary({ state }: { readonly state: ConsoleState }) {
  const { areas, traffic, store, api } = state;
  const up = areas.filter(({ status }) => status !== 'failed').length;
  const { seconds, pages, errors, p95 } = traffic;
  return (
    <dl className="cstat">
      <Cell title="Areas up" value={up} unit={`of ${areas.length}`} isBad={up < areas.length} />
      <Cell title="Pages" value={seconds > 0 ? formatRate(pages / seconds) : '–'} unit="/ s" />
      <Cell title="5xx, 5 min" value={pages > 0 ? `${((errors / pages) * 100).toFixed(2)}%` : '–'} />
      <Cell title="Page, p95" value={p95 === undefined ? '–' : `${formatNumber(p95 * 1_000)} ms`} />
      <Cell
        title="Store"
        value={store.problem === undefined ? `${store.readTime ?? '–'} ms` : 'Away'}
        isBad={store.problem !== undefined}
      />
      <Cell
        title="API"
        value={api.answerTime === undefined ? 'Away' : `${api.answerTime} ms`}
        isBad={api.status !== 'ok'}
      />
    </dl>
  );
}

const formatRate = (rate: number) => (rate < 10 ? rate.toFixed(1) : formatNumber(rate));

interface CellProps {
  readonly title: string;
  readonly value: string | number;
  readonly unit?: string;
  readonly isBad?: boolean;
}

const Cell = ({ title, value, unit, isBad = false }: CellProps) => (
  <div>
    <dt>{title}</dt>
    <dd className={isBad ? 'down' : undefined}>
      {value} {unit && <small>{unit}</small>}
    </dd>
  </div>
);

/** One line for each thing that went wrong. */
export function Notices({ state }: { readonly state: ConsoleState }) {
  const { rolledBack, areas, store, api, shell } = state;
  const failed = areas.filter(({ status }) => status === 'failed' || status === 'behind');
  return (
    <>
      {rolledBack.map(({ area, canary, stable, reason }) => (
        <Notice
          key={area}
          title={`${area} ${formatVersion(canary, stable)} was rolled back by itself.`}
          text={`${reason}. Everyone has ${formatVersion(stable, canary)}.`}
          href={`#back-${area}`}
        />
      ))}
      {failed.map(({ area, status, problem }) => (
        <Notice
          key={area}
          title={status === 'failed' ? `${area} does not work.` : `${area} runs an older version.`}
          text={problem ?? 'The published version is not active on this server.'}
          href="#areas"
        />
      ))}
      {store.problem !== undefined && (
        <Notice title="The store cannot be read." text={store.problem} href="#machines" />
      )}
      {api.problem !== undefined && (
        <Notice title={`The API host is ${api.status}.`} text={api.problem} href="#machines" />
      )}
      {shell.brokenParts.length > 0 && (
        <Notice title="Pages leave out parts that fail:" text={shell.brokenParts.join(', ')} href="#faults" />
      )}
    </>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

const Notice = ({ title, text, href }: NoticeProps) => (
  <p className="notice-bad">
    <Glyph name="warning" />
    <span>
      <b>{title}</b> {text}
    </span>
    <a className="link" href={href} aria-label={`Why: ${title}`}>
      Why <Glyph name="right" />
    </a>
  </p>
);
