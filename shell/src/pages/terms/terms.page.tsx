import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFrameData } from '../../frame/frame-data.ts';
import { PageMeta } from '../page-meta.tsx';
import { Cookies } from './cookies.tsx';
import styles from './terms.module.css';

/** Terms of service. */
export function TermsPage() {
  const { contactEmail } = useFrameData();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Terms of service`} description={t`The terms under which Hotdrop can be used.`} />
      <PageHead title={<Trans>Terms of service</Trans>} lead={<Trans>Effective November 1, 2026.</Trans>} />
      <Content className={styles.terms}>
        <section>
          <h2>
            <Trans>What Hotdrop is</Trans>
          </h2>
          <p>
            <Trans>
              Hotdrop shows public stats for players and matches. Anyone can view them for free, without an
              account.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Where the data comes from</Trans>
          </h2>
          <p>
            <Trans>
              Data comes from the public APIs of the game and its platforms. It may be delayed, incomplete, or
              incorrect, and Hotdrop makes no guarantees. Hotdrop is not affiliated with the game’s developer
              or publisher.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Accounts and comments</Trans>
          </h2>
          <p>
            <Trans>
              You can sign in with your game platform account to post comments. Hotdrop receives your public
              name and profile picture, never your password. You are responsible for what you post. Do not
              post anything unlawful, insulting, or misleading, and do not advertise. Comments that break
              these rules may be deleted.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>What is stored</Trans>
          </h2>
          <p>
            <Trans>
              Favorites and recent players stay in your browser. The site sets these cookies and no others:
            </Trans>
          </p>
          <Cookies />
        </section>
        <section>
          <h2>
            <Trans>Acceptable use</Trans>
          </h2>
          <p>
            <Trans>
              Do not overload the site with automated requests or try to get around its limits. We may block
              anyone who does.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Changes and questions</Trans>
          </h2>
          <p>
            <Trans>
              We may change these terms; this page always shows the current version. Questions? Email{' '}
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </Trans>
          </p>
        </section>
      </Content>
    </>
  );
}
