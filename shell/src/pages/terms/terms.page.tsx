import { Content, PageHead } from '@hotdrop/shared-ui/layout';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFrameData } from '../../frame/frame-data.ts';
import { PageMeta } from '../page-meta.tsx';
import styles from './terms.module.css';

/** What visitors and the site owe each other. */
export function TermsPage() {
  const { contactEmail } = useFrameData();
  const { t } = useLingui();
  return (
    <>
      <PageMeta title={t`Terms of service`} description={t`The terms under which Hotdrop can be used.`} />
      <PageHead
        title={<Trans>Terms of service</Trans>}
        lead={<Trans>In force since 1 November 2026.</Trans>}
      />
      <Content className={styles.terms}>
        <section>
          <h2>
            <Trans>What Hotdrop is</Trans>
          </h2>
          <p>
            <Trans>
              Hotdrop shows public figures of players and matches. Everybody may read them, free of charge and
              without an account.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Where the figures come from</Trans>
          </h2>
          <p>
            <Trans>
              Figures come from the public interfaces of the game and of its platforms. They may be late,
              incomplete or wrong, and Hotdrop makes no guarantees. Hotdrop is not affiliated with the makers
              of the game.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Accounts and comments</Trans>
          </h2>
          <p>
            <Trans>
              You may sign in through your game platform to write comments. Hotdrop learns your public name
              and picture from it, never your password. You are responsible for what you write: nothing
              unlawful, insulting or misleading, and no advertisements. Comments that break this may be
              deleted.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>What is stored</Trans>
          </h2>
          <p>
            <Trans>
              Favorites and recent searches stay in your browser. Cookies remember your language, theme and
              platform, what you have closed, and that you are signed in.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Fair use</Trans>
          </h2>
          <p>
            <Trans>
              Do not burden the site with automatic requests, and do not try to get around its limits. Anyone
              who does may be blocked.
            </Trans>
          </p>
        </section>
        <section>
          <h2>
            <Trans>Changes and questions</Trans>
          </h2>
          <p>
            <Trans>
              These terms may change; this page always shows the current version. Questions go to{' '}
              <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
            </Trans>
          </p>
        </section>
      </Content>
    </>
  );
}
