import { Trans } from '@lingui/react/macro';
import styles from './terms.module.css';

/** Names every cookie of the site, with its purpose and lifetime. */
export const Cookies = () => (
  <dl className={styles.cookies}>
    <Cookie names={['hl', 'theme', 'platform']}>
      <Trans>Your language, theme, and platform, for one year</Trans>
    </Cookie>
    <Cookie names={['zone']}>
      <Trans>Your time zone, for one year, so that you see times by your own clock</Trans>
    </Cookie>
    <Cookie names={['kept']}>
      <Trans>
        How many players this browser keeps for you, for one year, so that the home page has room for them
      </Trans>
    </Cookie>
    <Cookie names={['visitor']}>
      <Trans>A random number, for one year, so that you see the same version of a page each time</Trans>
    </Cookie>
    <Cookie names={['away-…']}>
      <Trans>Messages that you have dismissed, for 3 days, and prompts about the app, for 12 hours</Trans>
    </Cookie>
    <Cookie names={['hotdrop_session']}>
      <Trans>Your sign-in, for 7 days</Trans>
    </Cookie>
    <Cookie names={['hotdrop_signin']}>
      <Trans>A sign-in in progress, for a few minutes</Trans>
    </Cookie>
    <Cookie names={['app']}>
      <Trans>Whether the mobile app shows the page, until you close it</Trans>
    </Cookie>
    <Cookie names={['areas']}>
      <Trans>A preview of an unpublished page, if you open a link to one</Trans>
    </Cookie>
  </dl>
);

interface CookieProps {
  readonly names: readonly string[];
  readonly children: React.ReactNode;
}

/** Cookies with the same purpose. */
const Cookie = ({ names, children }: CookieProps) => (
  <div>
    {names.map((name) => (
      <dt key={name}>
        <code>{name}</code>
      </dt>
    ))}
    <dd>{children}</dd>
  </div>
);
