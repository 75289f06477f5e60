import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { WarningIcon } from '../icons.tsx';
import styles from './error-overlay.module.css';
import { followBuild, locate } from './follow-build.ts';
import { hasDevPage, listenToArea, tellError } from './messages.ts';
import { type BuildState, devPaths, type Place, type Problem } from './problem.ts';

/** A problem with its place on the page. */
interface ShownProblem {
  readonly problem: Problem;
  /** `landings did not render` */
  readonly title: string;
  /** What visitors see instead. */
  readonly effect: string;
}

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
                {/* Builds for a site know lines only. */}
                {place.column > 1 && <span aria-hidden="true">{`${' '.repeat(6 + place.column)}^\n`}</span>}
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
              <small>Hidden frames of libraries: {hiddenFrames}</small>
            </li>
          )}
        </ol>
      )}
    </section>
  );
}

interface Errors {
  readonly build: BuildState | undefined;
  readonly thrown: readonly ShownProblem[];
  readonly isDismissed: boolean;
}

/** Follows the errors of an area: builds that failed, and errors in the browser, which follow from them. */
export function useProblems(area: string) {
  const [{ build, thrown, isDismissed }, change] = useState<Errors>({
    build: undefined,
    thrown: [],
    isDismissed: false,
  });
  useEffect(
    () =>
      followBuild((next) =>
        change((before) => ({
          build: next,
          // The first message tells of no new build.
          thrown: before.build ? [] : before.thrown,
          isDismissed: false,
        })),
      ),
    [],
  );
  useEffect(
    () =>
      listenToArea(async (message) => {
        // The document has loaded, or loaded again.
        if (message.kind === 'area') change((before) => ({ ...before, thrown: [] }));
        if (message.kind !== 'error') return;
        const { error, title, effect } = message;
        const problem = await locate(error);
        change((before) => ({
          ...before,
          thrown: [{ problem, title, effect }, ...before.thrown],
          isDismissed: false,
        }));
      }),
    [],
  );
  const failed = build?.problems.map((problem) => ({
    problem,
    title: `${area} does not build`,
    effect: 'Visitors see the last published version.',
  }));
  const problems = failed?.length ? failed : thrown;
  return {
    build,
    problems,
    shown: isDismissed ? undefined : problems[0],
    dismiss: useCallback(() => change((before) => ({ ...before, isDismissed: true })), []),
  };
}

/** Tells the errors that no boundary catches. Without the page for developers, it shows all errors above this one. */
export function showErrors(area: string): void {
  if (!hasDevPage()) {
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    // Now, so that it hears of the first error.
    flushSync(() => root.render(<Cover area={area} />));
  }
  const story = { title: `${area} threw an error`, effect: 'Visitors see the page as it is.' };
  window.addEventListener('error', ({ error }) => error && tellError(error, story));
  window.addEventListener('unhandledrejection', ({ reason }) => tellError(reason, story));
}

function Cover({ area }: { readonly area: string }) {
  const { shown, dismiss } = useProblems(area);
  return (
    shown && (
      <div className={styles.cover}>
        <ErrorOverlay {...shown} onDismiss={dismiss} />
      </div>
    )
  );
}
