import { useId, useState } from 'react';
import styles from './tabs.module.css';

export interface TabPanel {
  readonly id: string;
  readonly label: React.ReactNode;
  /** Drawn only while it is shown. */
  readonly content: () => React.ReactNode;
}

interface TabPanelsProps {
  readonly label: string;
  readonly panels: readonly TabPanel[];
}

/** How far each key goes, given where it starts and how many there are. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Parts of a panel that have no address of their own: the ARIA pattern of tabs, chosen by arrow keys. */
export function TabPanels({ label, panels }: TabPanelsProps) {
  const base = useId();
  const [chosen, choose] = useState(panels[0]?.id);
  const shown = panels.find(({ id }) => id === chosen) ?? panels[0];
  const idOf = (part: string, id = shown?.id) => `${base}${part}-${id}`;

  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = shown && steps[event.key]?.(panels.indexOf(shown), panels.length);
    const next = to === undefined ? undefined : panels[to];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    document.getElementById(idOf('tab', next.id))?.focus();
  };

  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {panels.map((panel) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={idOf('tab', panel.id)}
            aria-selected={panel === shown}
            aria-controls={idOf('panel', panel.id)}
            tabIndex={panel === shown ? 0 : -1}
            onClick={() => choose(panel.id)}
          >
            {panel.label}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the ARIA pattern of tabs puts the panel next to its tab */}
      <div role="tabpanel" id={idOf('panel')} aria-labelledby={idOf('tab')} tabIndex={0}>
        {shown?.content()}
      </div>
    </>
  );
}
