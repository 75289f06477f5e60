import { Trans } from '@lingui/react/macro';
import styles from './terms.module.css';

/** Names every cookie of the site, with its purpose and lifetime. */
export const Cookies = () => (
  <ul className={styles.cookies}>
    <li>
      <code>hl</code>, <code>theme</code>, <code>platform</code>:{' '}
      <Trans>your language, theme, and platform, for one year</Trans>
    </li>
    <li>
      <code>zone</code>: <Trans>your time zone, for one year, so that you see times by your own clock</Trans>
    </li>
    <li>
      <code>visitor</code>:{' '}
      <Trans>a random number, for one year, so that you see the same version of a page each time</Trans>
    </li>
    <li>
      <code>away-…</code>:{' '}
      <Trans>messages that you have dismissed, for 3 days, and prompts about the app, for 12 hours</Trans>
    </li>
    <li>
      <code>hotdrop_session</code>: <Trans>your sign-in, for 7 days</Trans>
    </li>
    <li>
      <code>hotdrop_signin</code>: <Trans>a sign-in in progress, for a few minutes</Trans>
    </li>
    <li>
      <code>app</code>: <Trans>whether the mobile app shows the page, until you close it</Trans>
    </li>
    <li>
      <code>areas</code>: <Trans>a preview of an unpublished page, if you open a link to one</Trans>
    </li>
  </ul>
);
