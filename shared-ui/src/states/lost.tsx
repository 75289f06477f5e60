import styles from './lost.module.css';

interface LostProps {
  readonly title: React.ReactNode;
  readonly lead: React.ReactNode;
  /** Links to other pages: `ButtonLink`s, the first one with the accent. */
  readonly actions: React.ReactNode;
}

/** The page for an unknown address, with a drawing of a flight path. */
export const Lost = ({ title, lead, actions }: LostProps) => (
  <section className={styles.lost}>
    <div className={styles.words}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>{actions}</div>
    </div>
    <svg className={styles.art} viewBox="0 0 320 200" aria-hidden="true">
      <path className={styles.path} d="M8 176L312 24" />
      <path className={styles.drop} d="M172 94v70" />
      <path className={styles.cross} d="M164 164l16 16M180 164l-16 16" />
      <circle cx="172" cy="94" r="4" />
      <circle cx="80" cy="140" r="2.5" />
      <circle cx="258" cy="51" r="2.5" />
    </svg>
  </section>
);
