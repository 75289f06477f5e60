import { useId, useState } from 'react';
import { getTree } from './browser.ts';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';

interface TabPanel {
  readonly id: string;
  readonly label: React.ReactNode;
  /** Rendered only while it is visible. */
  readonly content: () => React.ReactNode;
}

interface TabPanelsProps {
  readonly label: string;
  readonly panels: readonly TabPanel[];
  /** Of the list of tabs. */
  readonly className?: string | undefined;
  /** Whether the tabs are below each other. */
  readonly isVertical?: boolean;
}

type Step = (index: number, count: number) => number;

const next: Step = (index, count) => (index + 1) % count;
const previous: Step = (index, count) => (index + count - 1) % count;

/** Returns the next index for each key. */
const steps: Readonly<Record<string, Step>> = {
  ArrowRight: next,
  ArrowLeft: previous,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const verticalSteps: typeof steps = { ...steps, ArrowDown: next, ArrowUp: previous };

/** Tabs for parts of a panel without an address. Follows the ARIA pattern with arrow keys. */
export function TabPanels({ label, panels, className, isVertical = false }: TabPanelsProps) {
  const base = useId();
  const [chosen, choose] = useState(panels[0]?.id);
  const index = Math.max(
    0,
    panels.findIndex(({ id }) => id === chosen),
  );
  const idOf = (part: 'tab' | 'panel', place: number) => `${base}${part}${place}`;

  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = (isVertical ? verticalSteps : steps)[event.key]?.(index, panels.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(panels[to]?.id);
    getTree(event.currentTarget).getElementById(idOf('tab', to))?.focus();
  };

  return (
    <>
      <div
        className={classNames(styles.tabs, className)}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        onKeyDown={onKeyDown}
        data-strip
      >
        {panels.map((panel, place) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={idOf('tab', place)}
            aria-selected={place === index}
            aria-controls={idOf('panel', place)}
            tabIndex={place === index ? 0 : -1}
            onClick={() => choose(panel.id)}
          >
            {panel.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern of tabs makes the panel focusable */}
      <div role="tabpanel" id={idOf('panel', index)} aria-labelledby={idOf('tab', index)} tabIndex={0}>
        {panels[index]?.content()}
      </div>
    </>
  );
}
