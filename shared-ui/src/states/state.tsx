import styles from './state.module.css';

interface StateProps {
  readonly mark: React.ReactNode;
  readonly title: React.ReactNode;
  readonly words: React.ReactNode;
  readonly actions: React.ReactNode;
  /** How screen readers announce it: `alert` at once, `status` politely. */
  readonly role?: 'alert' | 'status';
}

/** Replaces a part that has nothing to show. */
export const State = ({ mark, title, words, actions, role }: StateProps) => (
  <section className={styles.state} role={role}>
    <span className={styles.mark}>{mark}</span>
    <h2>{title}</h2>
    {words && <p className={styles.words}>{words}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);
