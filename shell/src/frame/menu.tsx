import { Logo } from '@hotdrop/shared-ui/artwork';
import { Link } from '@hotdrop/shared-ui/link';
import { Row } from '@hotdrop/shared-ui/primitives';
import { useLinks, useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '../handover.ts';
import styles from './header.module.css';

/** The site's name, linked to the home page. */
export function Brand({ isSmall = false }: { readonly isSmall?: boolean }) {
  const links = useLinks();
  return (
    <Row
      as={Link}
      isInline
      className={isSmall ? `${styles.brand} ${styles.small}` : styles.brand}
      to={links.home()}
    >
      <Logo />
      <span>Hotdrop</span>
    </Row>
  );
}

export function MainMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { t } = useLingui();
  const menu = useMenu(entries);
  return (
    <nav className={styles.menu} aria-label={t`Main`}>
      {menu.map(({ to, title, current }) => (
        <Link key={to} to={to} aria-current={current}>
          {title}
        </Link>
      ))}
    </nav>
  );
}

interface MenuLink {
  readonly to: string;
  readonly title: string;
  readonly icon: string | undefined;
  /** Value of `aria-current`: this page, or a page in the same section of the site. */
  readonly current: 'page' | 'true' | undefined;
}

const homeIcon = 'M3 9.5L10 3.5l7 6M5 8.5v8h10v-8';

/** Returns the links of the main menu: the home page and the entries of the areas. */
export function useMenu(entries: readonly MenuEntry[]): readonly MenuLink[] {
  const { basePath } = useSite();
  const { pathname } = useLocation();
  const { t } = useLingui();

  const linkTo = ({ path, title, icon }: MenuEntry): MenuLink => {
    const to = path ? `${basePath}/${path}` : basePath;
    const [section] = path.split('/');
    const isInSection = section !== '' && `${pathname}/`.startsWith(`${basePath}/${section}/`);
    return { to, title, icon, current: pathname === to ? 'page' : isInSection ? 'true' : undefined };
  };
  return [{ path: '', title: t`Home`, icon: homeIcon }, ...entries].map(linkTo);
}
