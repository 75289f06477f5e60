import { Contour } from '@hotdrop/shared-ui/contour';
import { Content } from '@hotdrop/shared-ui/layout';
import type { MenuEntry } from '../handover.ts';
import { Brand } from './brand.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search/search-form.tsx';
import styles from './site-header.module.css';
import { TopBar } from './top-bar.tsx';

interface SiteHeaderProps {
  readonly menu: readonly MenuEntry[];
  /** The home page brings its own, larger search and has no picture behind its head. */
  readonly isHome: boolean;
}

export const SiteHeader = ({ menu, isHome }: SiteHeaderProps) => (
  <header>
    {!isHome && <Contour />}
    <TopBar />
    <Content className={styles.bar}>
      <Brand />
      <MainMenu entries={menu} />
      {!isHome && <SearchForm size="bar" />}
    </Content>
  </header>
);
