import { formatSeconds } from './format.ts';
import { BrandMark, Glyph } from './glyph.tsx';
import { opsPath, type PageProps } from './types.ts';

/** Seconds after which the figures are too old to trust. */
const staleAfter = 30;

interface TopBarProps extends Pick<PageProps, 'state' | 'access' | 'site' | 'theme'> {
  /** Seconds since the last answer. Undefined without script. */
  readonly age: number | undefined;
}

export function TopBar({ state, access, site, theme, age }: TopBarProps) {
  const isStale = age !== undefined && age >= staleAfter;
  return (
    <header className="ctop">
      <div className="cwrap">
        <a className="brand" href={opsPath}>
          <BrandMark />
          <span>Operations</span>
        </a>
        <p className="env">{site}</p>
        <nav className="cnav" aria-label="Sections">
          <a href="#areas">Areas</a>
          <a href="#history">History</a>
          <a href="#faults">Faults</a>
          <a href="#machines">Machines</a>
        </nav>
        <div className="cright">
          <p className={isStale ? 'live is-stale' : 'live'}>
            <span className={isStale ? 'dot dot-bad' : 'dot'} />
            {age === undefined ? `Read at ${formatSeconds(state.readAt)} UTC` : `Read ${age} s ago`}
          </p>
          <a className="quiet" href={`${opsPath}/state`}>
            JSON <Glyph name="out" />
          </a>
          <Access access={access} />
          <a
            className="icon-btn"
            href={`${opsPath}/theme?to=${theme === 'dark' ? 'light' : 'dark'}`}
            aria-label={theme === 'dark' ? 'Light theme' : 'Dark theme'}
          >
            <Glyph name="moon" />
          </a>
        </div>
      </div>
    </header>
  );
}

function Access({ access }: Pick<PageProps, 'access'>) {
  if (access === 'closed') return <span className="tok tok-read">Read only</span>;
  if (access === 'read') {
    return (
      <a className="tok tok-read" href={`${opsPath}?sign-in`}>
        Read only: sign in
      </a>
    );
  }
  return (
    <span className="tok">
      <Glyph name="check" />
      May move pointers
    </span>
  );
}
