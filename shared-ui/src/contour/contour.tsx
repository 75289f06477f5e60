import styles from './contour.module.css';
import drawing from './contour.svg';

/**
 * Draws map lines behind the header. Put it first in a positioned element; the other content covers it.
 *
 * Uses an SVG reference instead of an image, so that it never counts as the largest contentful paint.
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
