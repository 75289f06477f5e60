import { AdSlot } from '@hotdrop/shared-ui/ad-slot';
import { HousePromotion } from './house-ad.tsx';

/** The slot of a video, where the address asks for one. */
export const VideoSlot = () => (
  <AdSlot slot={4} size="video">
    <HousePromotion about="leaders" />
  </AdSlot>
);
