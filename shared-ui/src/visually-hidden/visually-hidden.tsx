import styles from './visually-hidden.module.css';

/** Words for those who listen. */
export const VisuallyHidden = ({ children }: { readonly children: React.ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
