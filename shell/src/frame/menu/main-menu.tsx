import { useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '../../handover.ts';
import styles from './main-menu.module.css';
import { useMenu } from './use-menu.ts';

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
