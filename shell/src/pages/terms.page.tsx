import { Block, Content, PageHead } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row } from '@hotdrop/shared-ui/primitives';
import { useLinks } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFrameData } from '../frame/frame-data.ts';
import { PageMeta } from './page-meta.tsx';
import styles from './terms.module.css';

/** Terms of service. */
export function TermsPage() {
  const { contactEmail } = useFrameData();
  const links = useLinks();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Terms of service`} description={t`The terms under which Hotdrop can be used.`} />
      <PageHead title={<Trans>Terms of service</Trans>} lead={<Trans>Effective November 1, 2026.</Trans>} />
      <Content className={styles.terms}>
        <Block title={<Trans>What Hotdrop is</Trans>}>
          <p>
            <Trans>
              Hotdrop shows public stats for players and matches. Anyone can view them for free, without an
              account.
            </Trans>
          </p>
        </Block>
        <Block title={<Trans>Where the data comes from</Trans>}>
          <p>
            <Trans>
              Data comes from the public APIs of the game and its platforms. It may be delayed, incomplete, or
              incorrect, and Hotdrop makes no guarantees. Hotdrop is not affiliated with the game’s developer
              or publisher.
            </Trans>
          </p>
        </Block>
        <Block title={<Trans>Accounts and comments</Trans>}>
          <p>
            <Trans>
              You can sign in with your game platform account to post comments. Hotdrop receives your public
              name and profile picture, never your password. You are responsible for what you post. Do not
              post anything unlawful, insulting, or misleading, and do not advertise. Comments that break
              these rules may be deleted.
            </Trans>
          </p>
        </Block>
        <Block title={<Trans>What is stored</Trans>}>
          <p>
            <Trans>
              If you sign in, the site also keeps your comments, API keys, and Discord webhooks. Download or
              delete all of it on <Link to={links.account()}>your account’s page</Link>.
            </Trans>
          </p>
          <p>
            <Trans>
              Favorites and recent players stay in your browser. The site sets these cookies and no others:
            </Trans>
          </p>
          <Cookies />
        </Block>
        <Block title={<Trans>If you do not want to be shown</Trans>}>
          <p>
            <Trans>
              Write to us, and the site stops showing you: your profile is closed, lists say “Hidden player”,
              and your stored stats are deleted. The request must come from your own game account: we give you
              a code for the tag of a temporary clan or for your Steam profile, and a person checks it.
            </Trans>
          </p>
        </Block>
        <Block title={<Trans>Acceptable use</Trans>}>
          <p>
            <Trans>
              Do not overload the site with automated requests or try to get around its limits. We may block
              anyone who does.
            </Trans>
          </p>
        </Block>
        <Block title={<Trans>Changes and questions</Trans>}>
          <p>
            <Trans>
              We may change these terms; this page always shows the current version. Questions? Email{' '}
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </Trans>
          </p>
        </Block>
      </Content>
    </>
  );
}

/** Names every cookie of the site, with its purpose and lifetime. */
const Cookies = () => (
  <Grid as="dl" isLined size="t16" tone="muted" className={styles.cookies}>
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
    <Cookie names={['styles']}>
      <Trans>Which parts of the design this browser has, for 30 days, so that they are not sent again</Trans>
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
  </Grid>
);

interface CookieProps {
  readonly names: readonly string[];
  readonly children: React.ReactNode;
}

/** Cookies with the same purpose. */
const Cookie = ({ names, children }: CookieProps) => (
  <Row isWrapped padding={[2, 0]}>
    {names.map((name) => (
      <dt key={name}>
        <code>{name}</code>
      </dt>
    ))}
    <dd>{children}</dd>
  </Row>
);
