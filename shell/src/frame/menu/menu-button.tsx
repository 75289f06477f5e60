import { closeHeader, toggleHeader } from '@hotdrop/shared-domain/store';
import { IconButton } from '@hotdrop/shared-ui/button';
import { MenuIcon } from '@hotdrop/shared-ui/icons';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import type { MenuEntry } from '../../handover.ts';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import styles from './menu-button.module.css';

const MobileMenu = lazyDialog(() =>
  import(/* webpackChunkName: "mobile-menu" */ './mobile-menu.tsx').then((module) => module.MobileMenu),
);

/** Opens the mobile menu, which loads when it first opens. */
export function MenuButton({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { store } = useSite();
  const { t } = useLingui();
  const isOpen = useStore(({ isHeaderOpen }) => isHeaderOpen);
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
