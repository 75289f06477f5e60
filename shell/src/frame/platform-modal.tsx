import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { closePlatformModal, selectPlatform } from '@hotdrop/shared-domain/store';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { CheckIcon } from '@hotdrop/shared-ui/icons';
import { Note } from '@hotdrop/shared-ui/panel';
import { PlatformMark } from '@hotdrop/shared-ui/platform-mark';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './dialogs.module.css';
import { rememberSetting } from './settings.ts';

const focusFirst = (button: HTMLButtonElement | null) => button?.setAttribute('autofocus', '');

/** Chooses the platform on which the site searches for players, and remembers it. */
export function PlatformModal() {
  const { game, locale, store } = useSite();
  const isOpen = useStore(({ isOpenPlatformModal }) => isOpenPlatformModal);
  const selected = useStore(({ selectedPlatform }) => selectedPlatform);
  useCloseOnQueryChange();

  const choose = (id: string) => {
    selectPlatform(store, id);
    rememberSetting('platform', id);
  };
  return (
    <Dialog title={<Trans>Platform</Trans>} isOpen={isOpen} onClose={() => closePlatformModal(store)}>
      <ul className={styles.list}>
        {offeredPlatforms(game).map(({ id, name }) => (
          <li key={id}>
            <button
              ref={id === selected ? focusFirst : undefined}
              type="button"
              aria-pressed={id === selected}
              onClick={() => choose(id)}
            >
              <PlatformMark platform={id} />
              <b>{name[locale]}</b>
              {id === selected && (
                <>
                  <span>
                    <Trans>Selected</Trans>
                  </span>
                  <CheckIcon />
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
      <Note>
        <Trans>Search and the rating distribution use the selected platform.</Trans>
      </Note>
    </Dialog>
  );
}

/** Closes the modal when the page under it changes. */
function useCloseOnQueryChange() {
  const { store } = useSite();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const openedAt = useRef(address);
  useEffect(() => {
    if (openedAt.current !== address) closePlatformModal(store);
    openedAt.current = address;
  }, [address, store]);
}
