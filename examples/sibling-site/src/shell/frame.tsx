import type { StoreRelease } from '@hotdrop/shared-host/browser';
import { Content } from '@hotdrop/shared-ui/layout';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { ScrollRestoration } from 'react-router';
import { NavLink, Outlet } from 'react-router-dom';
import styles from './frame.module.css';

/** Frame around every page with the game's name and the areas' menu. */
export function Frame({ menu }: { readonly menu: StoreRelease['menu'] }) {
  const { basePath, game, locale } = useSite();
  const links = useLinks();
  return (
    <>
      <header className={styles.header}>
        <Content className={styles.line}>
          <p className={styles.brand}>
            <NavLink to={links.home() ?? basePath} end>
              {game.name[locale]}
            </NavLink>
          </p>
          <nav className={styles.menu} aria-label={game.name[locale]}>
            {menu.map(({ path, title }) => (
              <NavLink key={path} to={`${basePath}/${path}`}>
                {title}
              </NavLink>
            ))}
          </nav>
        </Content>
      </header>
      <main>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
