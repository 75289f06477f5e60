import styles from './contour.module.css';
import drawing from './contour.svg';

/**
 * The lines of a map behind the header. Stands first in a positioned element and lies under the rest of it.
 *
 * A reference, not an image: the words of a page are its largest paint, and wait for no ornament.
 */
export const Contour = () => (
  <svg
    className={styles.contour}
    viewBox="0 0 1600 360"
    preserveAspectRatio="xMaxYMin slice"
    aria-hidden="true"
  >
    <use href={`${drawing}#lines`} />
  </svg>
);
