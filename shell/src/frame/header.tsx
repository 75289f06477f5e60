import { closeHeader, isHeaderOpen, selectPlayerCount, toggleHeader } from '@hotdrop/shared-domain/store';
import { IconButton } from '@hotdrop/shared-ui/button';
import { Dropdown, DropdownLink } from '@hotdrop/shared-ui/dropdown';
import { MenuIcon } from '@hotdrop/shared-ui/icons';
import { Content } from '@hotdrop/shared-ui/layout';
import { Link } from '@hotdrop/shared-ui/link';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useFormat, useLinks, useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '../handover.ts';
import { Account } from './account.tsx';
import { gameClicks } from './events.ts';
import { useFrameData } from './frame-data.ts';
import styles from './header.module.css';
import { LanguagePicker } from './language.tsx';
import { lazyDialog } from './lazy.tsx';
import { Brand, MainMenu } from './menu.tsx';
import { ConfiguredLink } from './operator-link.tsx';
import { SearchForm } from './search/search-form.tsx';
import { ThemeSwitch } from './theme.tsx';

interface SiteHeaderProps {
  readonly menu: readonly MenuEntry[];
  /** False where the page itself has a search form. */
  readonly hasSearch: boolean;
}

/** The header gets the focus when something above it disappears. */
export const headerId = 'header';

export const SiteHeader = ({ menu, hasSearch }: SiteHeaderProps) => (
  <header id={headerId} tabIndex={-1} className={styles.header}>
    <TopBar />
    <Content className={styles.bar}>
      <MenuButton entries={menu} />
      <Brand />
      <GameSwitcher />
      <MainMenu entries={menu} />
      {hasSearch && <SearchForm size="bar" />}
    </Content>
  </header>
);

/** Bar above the header: the operator's sites on one end, the visitor's account and settings on the other. */
function TopBar() {
  const { family } = useFrameData();
  const { t } = useLingui();
  return (
    <div className={styles.topBarBar}>
      <Content className={styles.line}>
        <Row as="nav" gap={5} className={styles.family} aria-label={t`Hotdrop family`}>
          {family.map((link) => (
            <ConfiguredLink key={link.id} {...link} />
          ))}
        </Row>
        <Row gap={5}>
          <PlayerCount />
          <Account />
          <ThemeSwitch />
          <LanguagePicker />
        </Row>
      </Content>
    </div>
  );
}

/** Shows how many people play now; renders nothing until the count is known. */
function PlayerCount() {
  const links = useLinks();
  const format = useFormat();
  const count = useStore(selectPlayerCount)?.count;
  if (count === undefined || count === null) return null;
  return (
    <Link to={links.playing()}>
      <Trans>{format.number(count)} playing</Trans>
    </Link>
  );
}

/** Lists the games that have a site. */
function GameSwitcher() {
  const { game } = useSite();
  const { games } = useFrameData();
  const { t } = useLingui();
  const name = game.shortName;
  return (
    <Dropdown className={styles.game} label={name} name={t`Game: ${name}`} title={t`Game`}>
      <ul>
        {games.map(({ id, text, href, isCurrent }) => (
          <li key={id}>
            <DropdownLink
              reloadDocument
              to={href}
              isCurrent={isCurrent ?? false}
              onClick={() => gameClicks.send({ game: id })}
            >
              {text}
            </DropdownLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

const MobileMenu = lazyDialog(() =>
  import(/* webpackChunkName: "mobile-menu" */ './mobile-menu.tsx').then((module) => module.MobileMenu),
);

/** Opens the mobile menu, which loads when it first opens. */
function MenuButton({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { store } = useSite();
  const { t } = useLingui();
  const isOpen = useStore(isHeaderOpen);
  return (
    <>
      <IconButton
        icon={MenuIcon}
        label={t`Menu`}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => toggleHeader(store)}
      />
      <MobileMenu entries={entries} isOpen={isOpen} onClose={() => closeHeader(store)} />
    </>
  );
}
