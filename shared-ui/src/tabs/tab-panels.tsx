import { useId, useState } from 'react';
import styles from './tabs.module.css';

export interface TabPanel {
  readonly id: string;
  readonly label: React.ReactNode;
  /** Rendered only while it is visible. */
  readonly content: () => React.ReactNode;
}

interface TabPanelsProps {
  readonly label: string;
  readonly panels: readonly TabPanel[];
}

/** Returns the next index for each key. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs for parts of a panel without an address. Follows the ARIA pattern with arrow keys. */
export function TabPanels({ label, panels }: TabPanelsProps) {
  const base = useId();
  const [chosen, choose] = useState(panels[0]?.id);
  const at = Math.max(
    0,
    panels.findIndex(({ id }) => id === chosen),
  );
  const idOf = (part: 'tab' | 'panel', place: number) => `${base}${part}${place}`;

  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = steps[event.key]?.(at, panels.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(panels[to]?.id);
    document.getElementById(idOf('tab', to))?.focus();
  };

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown} data-strip>
        {panels.map((panel, place) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={idOf('tab', place)}
            aria-selected={place === at}
            aria-controls={idOf('panel', place)}
            tabIndex={place === at ? 0 : -1}
            onClick={() => choose(panel.id)}
          >
            {panel.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern of tabs makes the panel focusable */}
      <div role="tabpanel" id={idOf('panel', at)} aria-labelledby={idOf('tab', at)} tabIndex={0}>
        {panels[at]?.content()}
      </div>
    </>
  );
}
