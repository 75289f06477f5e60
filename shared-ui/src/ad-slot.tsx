import { showsAds } from '@hotdrop/shared-domain/store';
import styles from './ad-slot.module.css';
import { useStore } from './site.tsx';

interface AdSlotProps {
  /** 1 to 5. Any other value counts as 1. */
  readonly slot: number;
  /** `wide`: 970×90, 728×90, or 300×100, depending on the window. `banner`: at most 728 wide. `video`: 16:9. */
  readonly size?: 'wide' | 'banner' | 'video';
  /** Our own promotion, shown until a provider fills the slot. */
  readonly children: React.ReactNode;
}

const slots = [1, 2, 3, 4, 5];

/**
 * Reserves space for an ad, so that the page does not move when a provider fills it. The provider's page is labeled as
 * an ad; our own promotion is not. Empty inside the mobile app.
 */
export function AdSlot({ slot, size = 'wide', children }: AdSlotProps) {
  if (!useStore(showsAds)) return null;
  const number = slots.includes(slot) ? slot : 1;
  return (
    <div className={styles.slot} data-ad-slot={number} data-size={size}>
      {children}
    </div>
  );
}
