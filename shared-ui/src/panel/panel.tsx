import { useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { InfoIcon } from '../icons/glyphs.ts';
import styles from './panel.module.css';

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
