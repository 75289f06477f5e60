import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** The first thing that the keyboard reaches: past the header, to the page. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    <Trans>Skip to content</Trans>
  </a>
);
