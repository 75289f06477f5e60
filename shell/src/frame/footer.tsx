import { showsFooter } from '@hotdrop/shared-domain/store';
import { Content } from '@hotdrop/shared-ui/layout';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Brand } from './brand.tsx';
import styles from './footer.module.css';

export function Footer() {
  const { links } = useSite();
  const { t } = useLingui();
  if (!useStore(showsFooter)) return null;
  return (
    <footer className={styles.footer}>
      <Content className={styles.parts}>
        <div className={styles.about}>
          <Brand isSmall />
          <p>
            <Trans>
              Figures come from the game’s public interface. Hotdrop is not affiliated with its makers.
            </Trans>
          </p>
        </div>
        <nav aria-label={t`Site`}>
          <Link to={links.terms()}>
            <Trans>Terms</Trans>
          </Link>
        </nav>
      </Content>
    </footer>
  );
}
