import { useId } from 'react';
import { classNames } from './class-names.ts';
import { InfoIcon } from './icons.tsx';
import styles from './layout.module.css';
import { Grid, Row, Text } from './primitives.tsx';

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
  <Grid className={classNames(styles.content, styles.stack)}>{children}</Grid>
);

interface PageHeadProps {
  readonly title: React.ReactNode;
  readonly kicker?: React.ReactNode;
  readonly lead?: React.ReactNode;
  /** Choices and actions on the right side. */
  readonly children?: React.ReactNode;
}

export const PageHead = ({ title, kicker, lead, children }: PageHeadProps) => (
  <Row
    as="header"
    isWrapped
    align="end"
    justify="between"
    className={classNames(styles.content, styles.pageHead)}
  >
    <Grid>
      {kicker && (
        <Row as="p" size="t13" tone="muted">
          {kicker}
        </Row>
      )}
      <h1>{title}</h1>
      {lead && (
        <Text as="p" tone="muted">
          {lead}
        </Text>
      )}
    </Grid>
    {children && (
      <Row isWrapped align="stretch" gap={3} className={styles.choices}>
        {children}
      </Row>
    )}
  </Row>
);

interface BlockProps extends Children {
  readonly title: React.ReactNode;
  readonly aside?: React.ReactNode;
}

/** A heading with its content, outside of panels. */
export const Block = ({ title, aside, children }: BlockProps) => (
  <Grid as="section" gap={4}>
    <Row as="header" gap={4} justify="between" className={styles.blockHead}>
      <h2>{title}</h2>
      {aside}
    </Row>
    {children}
  </Grid>
);

interface ColumnsProps extends Children {
  /** Without it, one column. */
  readonly shape?: 'halves' | 'thirds' | 'wideAndNarrow';
}

const shapes = { halves: 2, thirds: 3, wideAndNarrow: 'minmax(0, 7fr) minmax(0, 5fr)' };

/** Panels in columns, stacked on narrow windows. */
export const Columns = ({ shape, children }: ColumnsProps) => (
  <Grid columns={shape && shapes[shape]} narrowColumns={1} gap={5}>
    {children}
  </Grid>
);

interface PanelProps {
  /** The title. A panel without a title needs `label`. */
  readonly title?: React.ReactNode;
  readonly label?: string;
  /** Content beside the title, such as a note or a link. */
  readonly aside?: React.ReactNode;
  /** A `SharePanel`, at the end of the head. */
  readonly share?: React.ReactNode;
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
  share,
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
        <Row as="header" isWrapped justify="between" padding="panel" className={styles.head}>
          <Text as={Heading} size="h3" id={id}>
            {title}
          </Text>
          {(aside || share) && (
            <Row gap={1}>
              <Text as="div" size="t13" tone="muted">
                {aside}
              </Text>
              {share}
            </Row>
          )}
        </Row>
      )}
      {isPadded ? (
        <Text as="div" padding="panel">
          {children}
        </Text>
      ) : (
        children
      )}
    </section>
  );
}

/** A note at the end of a panel. */
export const Note = ({ children }: { readonly children: React.ReactNode }) => (
  <Row as="p" align="start" size="t13" tone="muted" className={styles.note}>
    <InfoIcon />
    <span>{children}</span>
  </Row>
);
