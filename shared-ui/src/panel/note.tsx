import { InfoIcon } from '../icons/index.ts';
import styles from './note.module.css';

/** A note at the end of a panel. */
export const Note = ({ children }: { readonly children: React.ReactNode }) => (
  <p className={styles.note}>
    <InfoIcon />
    <span>{children}</span>
  </p>
);
