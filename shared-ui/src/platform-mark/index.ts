export { PlatformMark } from './platform-mark.tsx';
