export { TierMark } from './tier-mark.tsx';
