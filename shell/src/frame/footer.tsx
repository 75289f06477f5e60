import { showsFooter } from '@hotdrop/shared-domain/store';
import { Content } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { useLinks, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './footer.module.css';
import { useFrameData } from './frame-data.ts';
import { lazyDialog } from './lazy.tsx';
import { Brand } from './menu.tsx';
import { ConfiguredLink } from './operator-link.tsx';

/** Footer of every page, hidden inside the mobile app. */
export function Footer() {
  const links = useLinks();
  const { apps, contactEmail, family, isDemo, social } = useFrameData();
  const contact = useContact();
  const { t } = useLingui();
  if (!useStore(showsFooter)) return null;
  const otherSites = family.filter(({ isCurrent }) => !isCurrent);
  return (
    <footer className={styles.footer}>
      <Content className={styles.parts}>
        <Grid className={styles.about}>
          <Brand isSmall />
          <p>
            <Trans>
              Stats come from the game’s public API. Hotdrop is not affiliated with the game’s developer or
              publisher.
            </Trans>
          </p>
          {isDemo && (
            <Text as="p" tone="text" className={styles.demo}>
              <Trans>Demo: all players, matches, and stats on this site are made up.</Trans>
            </Text>
          )}
        </Grid>
        <Row as="nav" isWrapped align="start" aria-label={t`Site`}>
          <Row as={Link} isInline to={links.terms()}>
            <Trans>Terms</Trans>
          </Row>
          <Row as={Link} isInline to={links.api()}>
            API
          </Row>
          <Row as="a" isInline href={`mailto:${contactEmail}`} onClick={contact.open} aria-haspopup="dialog">
            <Trans>Contact</Trans>
          </Row>
          {social.map((link) => (
            <ConfiguredLink key={link.id} {...link} />
          ))}
        </Row>
        <Row as="nav" isWrapped align="start" aria-label={t`Apps and family`}>
          {[...apps, ...otherSites].map((link) => (
            <ConfiguredLink key={link.id} {...link} />
          ))}
        </Row>
      </Content>
      {contact.dialog}
    </footer>
  );
}

const ContactDialog = lazyDialog(() =>
  import(/* webpackChunkName: "contact-form" */ './contact.tsx').then((module) => module.Contact),
);

interface Contact {
  /** Click handler of the link. Without scripts the link opens the visitor's mail app. */
  readonly open: (event: React.MouseEvent) => void;
  /** The dialog, loaded when it first opens. */
  readonly dialog: React.ReactNode;
}

function useContact(): Contact {
  const [isOpen, setOpen] = useState(false);
  const open = (event: React.MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return { open, dialog: <ContactDialog isOpen={isOpen} onClose={() => setOpen(false)} /> };
}
