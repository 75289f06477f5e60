import { useId } from 'react';
import { classNames } from '../class-names/index.ts';
import styles from './panel.module.css';

interface PanelProps {
  /** Without a title, `label` says what the panel is. */
  readonly title?: React.ReactNode;
  readonly label?: string;
  /** Beside the title: a remark, a mark, a link. */
  readonly aside?: React.ReactNode;
  readonly headingLevel?: 2 | 3;
  readonly className?: string | undefined;
  readonly children: React.ReactNode;
}

/** A piece of the scoreboard: one ground, one line around it, parts that share lines. */
export function Panel({ title, label, aside, headingLevel = 2, className, children }: PanelProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const name = title ? { 'aria-labelledby': id } : { 'aria-label': label };
  return (
    <section className={classNames(styles.panel, className)} {...name}>
      {title && (
        <header className={styles.head}>
          <Heading id={id} className={styles.title}>
            {title}
          </Heading>
          {aside && <div className={styles.aside}>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
