import { Trans } from '@lingui/react/macro';
import styles from './skip-link.module.css';

/** First link that the keyboard reaches. It skips the header. */
export const SkipLink = () => (
  <a className={styles.skip} href="#main">
    <Trans>Skip to content</Trans>
  </a>
);
