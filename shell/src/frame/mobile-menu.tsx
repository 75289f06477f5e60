import { getLanguage, locales } from '@hotdrop/shared-domain/locale';
import { closeHeader, isHeaderOpen } from '@hotdrop/shared-domain/store';
import { IconButton } from '@hotdrop/shared-ui/button';
import { CloseIcon, OutlineIcon } from '@hotdrop/shared-ui/icons';
import { Grid, Row, Text } from '@hotdrop/shared-ui/primitives';
import { SegmentedControl } from '@hotdrop/shared-ui/select';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { MenuEntry } from '../handover.ts';
import { Account } from './account.tsx';
import { useFrameData } from './frame-data.ts';
import { switchLanguage, useLanguageHref } from './language.tsx';
import { Brand, useMenu } from './menu.tsx';
import styles from './mobile-menu.module.css';
import { ConfiguredLink } from './operator-link.tsx';
import { themeSetting, useTheme, useThemeNames } from './theme.tsx';
import { themes } from './themes.ts';

/** Panel for narrow windows with the content of the top bar and the header. It traps the focus while it is open. */
export function MobileMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { store } = useSite();
  const { t } = useLingui();
  const { family } = useFrameData();
  const isOpen = useStore(isHeaderOpen);
  const menu = useMenu(entries);
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => closeHeader(store);

  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useCloseOnNavigation();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way to close is Escape
    <dialog
      ref={dialog}
      className={styles.menu}
      aria-label={t`Menu`}
      onClose={() => isOpen && close()}
      onClick={(event) => event.target === dialog.current && close()}
    >
      {isOpen && (
        <div className={styles.parts}>
          <Row justify="between" className={styles.head}>
            <Brand />
            <IconButton icon={CloseIcon} label={t`Close`} onClick={close} />
          </Row>
          <Grid as="nav" gap={0} className={styles.main} aria-label={t`Main`}>
            {menu.map(({ to, title, icon, current }) => (
              <Row as={Link} key={to} gap={4} padding={[0, 5]} size="h3" to={to} aria-current={current}>
                <OutlineIcon outline={icon ?? ''} />
                {title}
              </Row>
            ))}
          </Grid>
          <Grid as="nav" gap={0} className={styles.family} aria-label={t`Hotdrop family`}>
            {family
              .filter(({ isCurrent }) => !isCurrent)
              .map((link) => (
                <ConfiguredLink key={link.id} {...link} />
              ))}
          </Grid>
          <Languages />
          <Themes />
          <div className={styles.account}>
            <Account isButton />
          </div>
        </div>
      )}
    </dialog>
  );
}

/** Closes the menu when a link in it has opened another page. */
function useCloseOnNavigation() {
  const { store } = useSite();
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current !== key) closeHeader(store);
    openedAt.current = key;
  }, [key, store]);
}

function Languages() {
  const { locale: current } = useSite();
  const getHref = useLanguageHref();
  return (
    <Grid as="section" padding={[0, 5]}>
      <Text as="h2" size="t13" tone="muted">
        <Trans>Language</Trans>
      </Text>
      <Row as="ul" isWrapped className={styles.languages}>
        {locales.map((locale) => (
          <li key={locale}>
            <Row
              as="a"
              padding={[0, 3]}
              tone="muted"
              href={getHref(locale)}
              lang={getLanguage(locale).tag}
              hrefLang={getLanguage(locale).tag}
              aria-current={locale === current || undefined}
              onClick={switchLanguage}
            >
              {getLanguage(locale).name}
            </Row>
          </li>
        ))}
      </Row>
    </Grid>
  );
}

function Themes() {
  const names = useThemeNames();
  const options = themes.map((value) => ({ value, label: names[value] }));
  return (
    <Grid as="section" padding={[0, 5]}>
      <Text as="h2" size="t13" tone="muted">
        {names.title}
      </Text>
      <SegmentedControl
        label={names.title}
        options={options}
        value={useTheme()}
        onChange={themeSetting.choose}
      />
    </Grid>
  );
}
