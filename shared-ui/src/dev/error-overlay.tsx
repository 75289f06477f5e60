import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { WarningIcon } from '../icons.tsx';
import styles from './error-overlay.module.css';
import { followBuild, locate, readError } from './follow-build.ts';
import { devPaths, type Place, type Problem } from './problem.ts';

/** A problem with its place on the page. */
export interface ShownProblem {
  readonly problem: Problem;
  /** `landings did not render` */
  readonly title: string;
  /** What visitors see instead. */
  readonly effect: string;
}

export const buildEffect = 'Visitors see the last published version.';

const writePlace = ({ file, line, column }: Place) => `${file}:${line}:${column}`;
const writeShortPlace = ({ file, line }: Place) => `${file.split('/').at(-1)}:${line}`;

const openInEditor = (place: Place) =>
  void fetch(devPaths.open, { method: 'POST', body: writePlace(place) }).catch(() => {});

interface ErrorOverlayProps extends ShownProblem {
  readonly onDismiss: () => void;
}

export function ErrorOverlay({ problem, title, effect, onDismiss }: ErrorOverlayProps) {
  const { message, place, lines, frames, hiddenFrames } = problem;
  useEffect(() => {
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss();
    };
    window.addEventListener('keydown', dismiss);
    return () => window.removeEventListener('keydown', dismiss);
  }, [onDismiss]);
  return (
    <section className={styles.overlay} role="alertdialog" aria-label={title}>
      <header>
        <WarningIcon size="s" />
        <span>{title}</span>
        <button type="button" onClick={onDismiss}>
          Dismiss <kbd>Esc</kbd>
        </button>
      </header>
      <h2>{message}</h2>
      {place && (
        <p className={styles.place}>
          <code>{writePlace(place)}</code>
          <button type="button" onClick={() => openInEditor(place)}>
            Open in editor
          </button>
        </p>
      )}
      {place && lines.length > 0 && (
        <pre>
          {lines.map(({ number, text }) => {
            const isPlace = number === place.line;
            const line = `${String(number).padStart(5)}  ${text}\n`;
            if (!isPlace) return line;
            return (
              <mark key={number}>
                {line}
                <span aria-hidden="true">{`${' '.repeat(6 + place.column)}^\n`}</span>
              </mark>
            );
          })}
        </pre>
      )}
      <p className={styles.effect}>{effect}</p>
      {frames.length > 0 && (
        <ol>
          {frames.map(({ name, place: at }) => (
            <li key={name}>
              <button type="button" onClick={() => openInEditor(at)}>
                {name} <small>{writeShortPlace(at)}</small>
              </button>
            </li>
          ))}
          {hiddenFrames > 0 && (
            <li>
              <small>{hiddenFrames} frames of libraries hidden</small>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}

export interface ErrorReport {
  readonly title: string;
  readonly effect: string;
  readonly componentStack?: string | undefined;
}

export type ReportError = (error: unknown, about: ErrorReport) => void;

/** Shows the errors of an area above its page: builds that failed, and errors in the browser. */
export function startErrorOverlay(area: string): ReportError {
  /** The errors of a page follow from the build that failed. */
  let isBroken = false;
  let last: ShownProblem | undefined;
  let show: Show = (problem) => {
    last = problem;
  };
  const report: ReportError = (error, { title, effect, componentStack }) => {
    const described = readError(error, componentStack);
    if (!described) return;
    locate(described).then((problem) => isBroken || show({ problem, title, effect }));
  };
  followBuild(({ problems: [problem] }) => {
    isBroken = problem !== undefined;
    show(problem && { problem, title: `${area} does not build`, effect: buildEffect });
  });
  reportUncaught(area, report);

  const startShowing = (next: Show) => {
    show = next;
    show(last);
  };
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <Cover onStart={startShowing} />,
  );
  return report;
}

type Show = (problem: ShownProblem | undefined) => void;

function Cover({ onStart }: { readonly onStart: (show: Show) => void }) {
  const [shown, show] = useState<ShownProblem>();
  useEffect(() => onStart(show), [onStart]);
  return (
    shown && (
      <div className={styles.cover}>
        <ErrorOverlay {...shown} onDismiss={() => show(undefined)} />
      </div>
    )
  );
}

/** Reports errors that no boundary catches: in event handlers, timers, and promises. */
export function reportUncaught(area: string, report: ReportError): void {
  const about = { title: `${area} threw an error`, effect: 'Visitors see the page as it is.' };
  window.addEventListener('error', ({ error }) => error && report(error, about));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, about));
}
