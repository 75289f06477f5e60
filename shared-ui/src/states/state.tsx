import styles from './state.module.css';

interface StateProps {
  readonly mark: React.ReactNode;
  readonly title: React.ReactNode;
  readonly words: React.ReactNode;
  readonly actions: React.ReactNode;
  /** Said to those who listen: `alert` at once, `status` when nothing else is being said. */
  readonly role?: 'alert' | 'status';
}

/** What stands in the place of a part that has nothing to show. */
export const State = ({ mark, title, words, actions, role }: StateProps) => (
  <section className={styles.state} role={role}>
    <span className={styles.mark}>{mark}</span>
    <h2>{title}</h2>
    {words && <p className={styles.words}>{words}</p>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </section>
);
