import styles from './logo.module.css';

/** The site's logo. Put the name beside it. */
export const Logo = () => (
  <svg className={styles.logo} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      className={styles.canopy}
      d="M2.5 12C2.5 6 6.7 2 12 2s9.5 4 9.5 10c-1.6-1.3-3.5-1.3-4.9.1-1.2-1.5-3-1.5-4.6-.2-1.6-1.3-3.4-1.3-4.6.2C6 10.7 4.1 10.7 2.5 12z"
    />
    <path className={styles.cords} d="M3.2 13l8.8 9.2L20.8 13M8.3 14l3.7 7.8 3.7-7.8" />
  </svg>
);
