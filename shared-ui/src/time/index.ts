export { TimeAgo } from './time-ago.tsx';
