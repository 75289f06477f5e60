import { useId } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon } from './icons.tsx';
import styles from './layout.module.css';

interface Children {
  readonly children: React.ReactNode;
}

interface ContentProps extends Children {
  readonly className?: string | undefined;
  readonly isHidden?: boolean;
}

/** Limits the content to the site's width, with gutters. */
export const Content = ({ children, className, isHidden = false }: ContentProps) => (
  <div className={classNames(styles.content, className)} hidden={isHidden}>
    {children}
  </div>
);

/** Stacks the parts of a page vertically. */
export const Stack = ({ children }: Children) => (
  <div className={classNames(styles.content, styles.stack)}>{children}</div>
);

interface PageHeadProps {
  readonly title: React.ReactNode;
  readonly kicker?: React.ReactNode;
  readonly lead?: React.ReactNode;
  /** Choices and actions on the right side. */
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

/** A heading with its content, outside of panels. */
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
  /** Without it, one column. */
  readonly shape?: 'halves' | 'thirds' | 'wideAndNarrow';
}

/** Panels in columns, stacked on narrow windows. */
export const Columns = ({ shape, children }: ColumnsProps) => (
  <div className={classNames(styles.columns, shape && styles[shape])}>{children}</div>
);

interface PanelProps {
  /** The title. A panel without a title needs `label`. */
  readonly title?: React.ReactNode;
  readonly label?: string;
  /** Content beside the title, such as a note or a link. */
  readonly aside?: React.ReactNode;
  readonly headingLevel?: 2 | 3;
  /** Whether the content has a padding. Tables and rows with lines between them have none. */
  readonly isPadded?: boolean;
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}

/** A surface with a border. Adjacent parts share their borders. */
export function Panel({
  title,
  label,
  aside,
  headingLevel = 2,
  isPadded = false,
  className,
  children,
}: PanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const name = title ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <section className={classNames(styles.panel, className)} data-framed {...name}>
      {title && (
        <header className={styles.head}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {isPadded ? <div className={styles.body}>{children}</div> : children}
    </section>
  );
}

/** A note at the end of a panel. */
export const Note = ({ children }: { readonly children: React.ReactNode }) => (
  <p className={styles.note}>
    <InfoIcon />
    <span>{children}</span>
  </p>
);
