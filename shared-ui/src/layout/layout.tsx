import { classNames } from '../class-names/index.ts';
import styles from './layout.module.css';

interface Children {
  readonly children: React.ReactNode;
}

/** The site's width, with its gutters. */
export const Content = ({ children, className }: Children & { readonly className?: string | undefined }) => (
  <div className={classNames(styles.content, className)}>{children}</div>
);

/** The parts of a page, one under the other. */
export const Stack = ({ children }: Children) => (
  <div className={classNames(styles.content, styles.stack)}>{children}</div>
);

interface PageHeadProps {
  readonly title: React.ReactNode;
  readonly kicker?: React.ReactNode;
  readonly lead?: React.ReactNode;
  /** Choices and actions at the right. */
  readonly children?: React.ReactNode;
}

export const PageHead = ({ title, kicker, lead, children }: PageHeadProps) => (
  <header className={classNames(styles.content, styles.pageHead)}>
    <div>
      {kicker && <p className={styles.kicker}>{kicker}</p>}
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
    {children && <div className={styles.choices}>{children}</div>}
  </header>
);

interface BlockProps extends Children {
  readonly title: React.ReactNode;
  readonly aside?: React.ReactNode;
}

/** A heading and what belongs under it, outside of panels. */
export const Block = ({ title, aside, children }: BlockProps) => (
  <section className={styles.block}>
    <header className={styles.blockHead}>
      <h2>{title}</h2>
      {aside}
    </header>
    {children}
  </section>
);

interface ColumnsProps extends Children {
  readonly shape: 'halves' | 'thirds' | 'wideAndNarrow';
}

/** Panels side by side, one under the other on narrow windows. */
export const Columns = ({ shape, children }: ColumnsProps) => (
  <div className={classNames(styles.columns, styles[shape])}>{children}</div>
);
