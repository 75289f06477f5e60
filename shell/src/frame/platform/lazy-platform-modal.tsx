import { offeredPlatforms } from '@hotdrop/shared-domain/game';
import { closePlatformModal, selectPlatform } from '@hotdrop/shared-domain/store';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect } from 'react';
import { lazyDialog } from '../lazy/lazy-dialog.tsx';
import { watchSetting } from '../settings/settings.ts';

const PlatformModal = lazyDialog(() =>
  import(/* webpackChunkName: "platform-modal" */ './platform-modal.tsx').then(
    (module) => module.PlatformModal,
  ),
);

export function LazyPlatformModal() {
  const { store } = useSite();
  useChoiceOfOtherTabs();
  const isOpen = useStore(({ isOpenPlatformModal }) => isOpenPlatformModal);
  return <PlatformModal isOpen={isOpen} onClose={() => closePlatformModal(store)} />;
}

/** Selects the platform that the visitor chooses in another tab. */
function useChoiceOfOtherTabs() {
  const { game, store } = useSite();
  useEffect(
    () =>
      watchSetting('platform', (chosen) => {
        if (offeredPlatforms(game).some(({ id }) => id === chosen)) selectPlatform(store, chosen);
      }),
    [game, store],
  );
}
