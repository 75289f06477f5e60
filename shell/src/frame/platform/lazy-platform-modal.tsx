import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { selectPlatform } from '@hotdrop/shared-domain/store';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { Suspense, useEffect, useState } from 'react';
import { optional } from '../optional.ts';
import { watchSetting } from '../settings.ts';

const PlatformModal = optional(() =>
  import(/* webpackChunkName: "platform-modal" */ './platform-modal.tsx').then(
    (module) => module.PlatformModal,
  ),
);

/** Fetches the modal when it is first opened, and keeps it for the next time. */
export function LazyPlatformModal() {
  useOtherTabsChoice();
  const isOpen = useStore(({ isOpenPlatformModal }) => isOpenPlatformModal);
  const [wasOpened, setOpened] = useState(false);
  if (isOpen && !wasOpened) setOpened(true);
  return <Suspense>{wasOpened && <PlatformModal />}</Suspense>;
}

/** A platform that is chosen in one tab is chosen in all. */
function useOtherTabsChoice() {
  const { game, store } = useSite();
  useEffect(
    () =>
      watchSetting('platform', (chosen) => {
        if (offeredPlatforms(game).some(({ id }) => id === chosen)) selectPlatform(store, chosen);
      }),
    [game, store],
  );
}
