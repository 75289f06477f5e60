import { Link, NavLink, type NavLinkProps } from 'react-router-dom';
import { classNames } from '../class-names/index.ts';
import styles from './tabs.module.css';

export interface Tab {
  readonly to: NavLinkProps['to'];
  readonly label: React.ReactNode;
  /** Whether it is the chosen one; without it the address decides. */
  readonly isCurrent?: boolean;
  /** Whether the address has to end here, as for a first tab whose address begins all others. */
  readonly end?: boolean;
  /** Keeps the visitor's place on the page, as for a choice further down. */
  readonly preventScrollReset?: boolean;
}

const looks = {
  /** Parts of a page, large. */
  page: [styles.tabs, styles.page],
  /** Parts of a panel. */
  small: [styles.tabs],
  /** Many, without a line under them. */
  regions: [styles.regions],
  /** Few, in one box. */
  segments: [styles.segments],
  /** Few with long names: on a phone they fill its line, and go on sideways where that is too short. */
  tightSegments: [styles.segments, styles.tightSegments],
  smallSegments: [styles.segments, styles.smallSegments],
};

interface TabsProps {
  /** What is chosen here: "Season". */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly look?: keyof typeof looks;
}

const keyOf = (to: Tab['to']) => (typeof to === 'string' ? to : `${to.pathname}${to.search}`);

function TabLink({ label, isCurrent, end = false, preventScrollReset = false, to }: Tab) {
  const common = { to, preventScrollReset, children: label };
  if (isCurrent === undefined) return <NavLink {...common} end={end} />;
  return <Link {...common} aria-current={isCurrent ? 'page' : undefined} />;
}

/** Tabs that are pages: links that say which one is shown, and work without JavaScript. */
export const Tabs = ({ label, tabs, look = 'page' }: TabsProps) => (
  <nav className={classNames(...looks[look])} aria-label={label} data-strip>
    {tabs.map((tab) => (
      <TabLink key={keyOf(tab.to)} {...tab} />
    ))}
  </nav>
);
