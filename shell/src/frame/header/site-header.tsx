import { Contour } from '@hotdrop/shared-ui/contour';
import { Content } from '@hotdrop/shared-ui/layout';
import type { MenuEntry } from '../../handover.ts';
import { MainMenu } from '../menu/main-menu.tsx';
import { MenuButton } from '../menu/menu-button.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { Brand } from './brand.tsx';
import { GameSwitcher } from './game-switcher.tsx';
import styles from './site-header.module.css';
import { TopBar } from './top-bar.tsx';

interface SiteHeaderProps {
  readonly menu: readonly MenuEntry[];
  /** The home page has no background picture behind its header. */
  readonly isHome: boolean;
  /** False where the page itself has a search form. */
  readonly hasSearch: boolean;
}

/** The header gets the focus when something above it disappears. */
export const headerId = 'header';

export const SiteHeader = ({ menu, isHome, hasSearch }: SiteHeaderProps) => (
  <header id={headerId} tabIndex={-1} className={styles.header}>
    {!isHome && <Contour />}
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
