import { classNames } from '../class-names/class-names.ts';
import styles from './state.module.css';

interface StateProps {
  readonly mark: React.ReactNode;
  readonly title: React.ReactNode;
  readonly words: React.ReactNode;
  readonly actions: React.ReactNode;
  /** How screen readers announce it: `alert` at once, `status` politely. */
  readonly role?: 'alert' | 'status';
  /** Whether it is a row beside content, not a replacement. */
  readonly isCompact?: boolean;
}

/** Replaces a part that has nothing to show, or says in a row why a part shows earlier content. */
export const State = ({ mark, title, words, actions, role, isCompact = false }: StateProps) => (
  <section className={classNames(styles.state, isCompact && styles.compact)} role={role}>
    <span className={styles.mark}>{mark}</span>
    <h2>{title}</h2>
    {words && <p className={styles.words}>{words}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);
