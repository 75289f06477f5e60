import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '../../handover.ts';

interface MenuLink {
  readonly to: string;
  readonly title: string;
  readonly icon: string | undefined;
  /** For `aria-current`: this very page, or one of its part of the site. */
  readonly current: 'page' | 'true' | undefined;
}

const home = 'M3 9.5L10 3.5l7 6M5 8.5v8h10v-8';

/** The main menu: home, and what the areas add. */
export function useMenu(entries: readonly MenuEntry[]): readonly MenuLink[] {
  const { basePath } = useSite();
  const { pathname } = useLocation();
  const { t } = useLingui();

  const linkTo = ({ path, title, icon }: MenuEntry): MenuLink => {
    const to = path ? `${basePath}/${path}` : basePath;
    const [part] = path.split('/');
    const isPart = part !== '' && `${pathname}/`.startsWith(`${basePath}/${part}/`);
    return { to, title, icon, current: pathname === to ? 'page' : isPart ? 'true' : undefined };
  };
  return [{ path: '', title: t`Home`, icon: home }, ...entries].map(linkTo);
}
