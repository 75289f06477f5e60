import { useSite } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router-dom';
import type { MenuEntry } from '../../handover.ts';

interface MenuLink {
  readonly to: string;
  readonly title: string;
  /** For `aria-current`: this very page, or one of its part of the site. */
  readonly current: 'page' | 'true' | undefined;
}

/** The main menu: home, and what the areas add. */
export function useMenu(entries: readonly MenuEntry[]): readonly MenuLink[] {
  const { basePath } = useSite();
  const { pathname } = useLocation();
  const { t } = useLingui();

  const linkTo = ({ path, title }: MenuEntry): MenuLink => {
    const to = path ? `${basePath}/${path}` : basePath;
    const [part] = path.split('/');
    const isPart = part !== '' && `${pathname}/`.startsWith(`${basePath}/${part}/`);
    return { to, title, current: pathname === to ? 'page' : isPart ? 'true' : undefined };
  };
  return [{ path: '', title: t`Home` }, ...entries].map(linkTo);
}
