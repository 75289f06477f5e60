import type axe from 'axe-core';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import styles from './dev-page.module.css';
import { type BuildState, devPaths } from './problem.ts';

/** Checks the document of a frame with axe, which the dev server has. */
async function checkDocument({ contentWindow: view, contentDocument: page }: HTMLIFrameElement) {
  if (!view || !page) return [];
  const find = (): typeof axe | undefined => Reflect.get(view, 'axe');
  if (!find()) {
    await new Promise((resolve, reject) => {
      const script = page.createElement('script');
      Object.assign(script, { src: devPaths.axe, onload: resolve, onerror: reject });
      page.head.append(script);
    });
  }
  // A part needs no heading of a page.
  const shown = page.querySelector('[data-part]') ?? page;
  const found = await find()?.run(shown, { resultTypes: ['violations'] });
  return found?.violations ?? [];
}

interface AccessibilityProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** The number of pages that were shown. */
  readonly shown: number;
  readonly build: BuildState | undefined;
}

/** The number of axe's findings on the shown page, with the list behind it. */
export function Accessibility({ frame, shown, build }: AccessibilityProps) {
  const id = useId();
  const [findings, setFindings] = useState<readonly axe.Result[]>();
  /** Axe refuses a second run beside another. */
  const lastRun = useRef<Promise<void>>(Promise.resolve());
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks each page that is shown, and again after a build
  useEffect(() => {
    let isCurrent = true;
    setFindings(undefined);
    const check = async () => {
      if (!isCurrent || !frame.current) return;
      const found = await checkDocument(frame.current);
      if (isCurrent) setFindings(found);
    };
    lastRun.current = lastRun.current.then(check).catch(console.error);
    return () => {
      isCurrent = false;
    };
  }, [frame, shown, build]);
  const count = findings?.length;
  return (
    <>
      <button type="button" popoverTarget={id} disabled={!count} data-tone={count ? 'bad' : undefined}>
        <b>{count ?? '…'}</b> axe {count === 1 ? 'finding' : 'findings'}
      </button>
      <ul id={id} popover="auto" className={styles.findings}>
        {findings?.map(({ id: rule, help, nodes }) => (
          <li key={rule}>
            {help} <small>{rule}</small>
            {nodes.map(({ html }) => (
              <code key={html}>{html}</code>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
