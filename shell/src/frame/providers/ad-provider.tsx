import { showsAds } from '@hotdrop/shared-domain/store';
import { useStore } from '@hotdrop/shared-ui/site';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useFrameData } from '../frame-data.ts';
import { fillAdSlots } from './fill-ad-slots.ts';

/** Fills the page's ad slots through the configured provider. */
export function AdProvider(): null {
  const { ads } = useFrameData().providers;
  const { t } = useLingui();
  const isShown = useStore(showsAds);
  const title = t`Advertisement`;
  useEffect(() => (ads && isShown ? fillAdSlots(ads, title) : undefined), [ads, isShown, title]);
  return null;
}
