import styles from './contour.module.css';

/** The lines of a map behind the header. Stands first in a positioned element and lies under the rest of it. */
export const Contour = () => <div className={styles.contour} aria-hidden="true" />;
