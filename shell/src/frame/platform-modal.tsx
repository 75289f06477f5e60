import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import {
  closePlatformModal,
  isPlatformModalOpen,
  platformIn,
  selectPlatform,
} from '@hotdrop/shared-domain/store';
import { PlatformMark } from '@hotdrop/shared-ui/artwork';
import { Dialog } from '@hotdrop/shared-ui/dialog';
import { CheckIcon } from '@hotdrop/shared-ui/icons';
import { Note } from '@hotdrop/shared-ui/layout';
import { Grid, Text } from '@hotdrop/shared-ui/primitives';
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
  const isOpen = useStore(isPlatformModalOpen);
  const selected = useStore(platformIn(game));
  useCloseOnQueryChange();

  const choose = (id: string) => {
    selectPlatform(store, id);
    rememberSetting('platform', id);
  };
  return (
    <Dialog title={<Trans>Platform</Trans>} isOpen={isOpen} onClose={() => closePlatformModal(store)}>
      <Grid as="ul" isLined className={styles.list}>
        {offeredPlatforms(game).map(({ id, name }) => (
          <li key={id}>
            <Grid
              as="button"
              columns="var(--icon) 1fr auto var(--icon)"
              gap={4}
              align="center"
              padding={[0, 6]}
              isTarget
              ref={id === selected ? focusFirst : undefined}
              type="button"
              aria-pressed={id === selected}
              onClick={() => choose(id)}
            >
              <PlatformMark platform={id} />
              <Text as="b" size="h3">
                {name[locale]}
              </Text>
              {id === selected && (
                <>
                  <span>
                    <Trans>Selected</Trans>
                  </span>
                  <CheckIcon />
                </>
              )}
            </Grid>
          </li>
        ))}
      </Grid>
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
