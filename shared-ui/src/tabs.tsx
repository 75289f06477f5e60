import { useId, useState } from 'react';
import { Link, NavLink, type NavLinkProps } from 'react-router-dom';
import { getTree } from './browser.ts';
import styles from './choices.module.css';
import { classNames } from './class-names.ts';

export interface Tab {
  readonly to: NavLinkProps['to'];
  readonly label: React.ReactNode;
  /** Whether it is the current tab. The default compares addresses. */
  readonly isCurrent?: boolean;
  /** Whether the address must match exactly, for a first tab with an address that all others start with. */
  readonly end?: boolean;
  /** Whether the page keeps its scroll position. */
  readonly preventScrollReset?: boolean;
  /** `nofollow`: crawlers should not open the page. */
  readonly rel?: 'nofollow' | undefined;
}

const variants = {
  /** Large tabs for the parts of a page. */
  page: [styles.tabs, styles.page],
  /** Tabs for the parts of a panel. */
  small: [styles.tabs],
  /** Many tabs without an underline. */
  regions: [styles.regions],
  /** A few tabs in one box. */
  segments: [styles.segments],
  /** A few tabs with long names. On phones they fill the line, and names that do not fit have two lines. */
  tightSegments: [styles.segments, styles.tightSegments],
  smallSegments: [styles.segments, styles.smallSegments],
};

interface TabsProps {
  /** The accessible name of the choice: "Season". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly variant?: keyof typeof variants;
}

const keyOf = (to: Tab['to']) => (typeof to === 'string' ? to : `${to.pathname}${to.search}`);

function TabLink({ label, isCurrent, end = false, preventScrollReset = false, to, rel }: Tab) {
  const common = { to, rel, preventScrollReset, children: label };
  if (isCurrent === undefined) return <NavLink {...common} end={end} />;
  return <Link {...common} aria-current={isCurrent ? 'page' : undefined} />;
}

/** Tabs for pages: links that mark the current page and work without JavaScript. */
export const Tabs = ({ label, tabs, variant = 'page' }: TabsProps) => (
  <nav className={classNames(...variants[variant])} aria-label={label} data-strip>
    {tabs.map((tab) => (
      <TabLink key={keyOf(tab.to)} {...tab} />
    ))}
  </nav>
);

interface TabPanel {
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
const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs for parts of a panel without an address. Follows the ARIA pattern with arrow keys. */
export function TabPanels({ label, panels }: TabPanelsProps) {
  const base = useId();
  const [chosen, choose] = useState(panels[0]?.id);
  const index = Math.max(
    0,
    panels.findIndex(({ id }) => id === chosen),
  );
  const idOf = (part: 'tab' | 'panel', place: number) => `${base}${part}${place}`;

  const onKeyDown = (event: React.KeyboardEvent) => {
    const to = steps[event.key]?.(index, panels.length);
    if (to === undefined) return;
    event.preventDefault();
    choose(panels[to]?.id);
    getTree(event.currentTarget).getElementById(idOf('tab', to))?.focus();
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
