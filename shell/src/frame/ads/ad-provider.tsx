import { showsAds } from '@hotdrop/shared-domain/store';
import { useStore } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useSurroundings } from '../surroundings.ts';
import { whenIdle } from '../when-idle.ts';

/** Lets the configured provider fill the page's ad slots, after everything else; without one nothing is fetched. */
export function AdProvider(): null {
  const { adProvider } = useSurroundings();
  const { t } = useLingui();
  const isShown = useStore(showsAds);
  const title = t`Advertisement`;

  useEffect(() => {
    if (!adProvider || !isShown) return;
    let stop = () => {};
    const fill = async () => {
      const { fillSlots } = await import(/* webpackChunkName: "ads" */ './fill-slots.ts');
      stop = fillSlots(adProvider, title);
    };
    // Without it the house promotions stay.
    const callOff = whenIdle(() => void fill().catch(() => {}));
    return () => {
      callOff();
      stop();
    };
  }, [adProvider, isShown, title]);
  return null;
}
