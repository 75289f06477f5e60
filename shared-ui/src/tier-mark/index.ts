export { TierMark } from './tier-mark.tsx';
export { TierName } from './tier-name.tsx';
