import { Link, NavLink, type NavLinkProps } from 'react-router-dom';
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
