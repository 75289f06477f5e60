export { TierMark } from './tier-mark.tsx';
export { TierName } from './tier-name.tsx';
export { picturedTiers, TierPicture } from './tier-picture.tsx';
