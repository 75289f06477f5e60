export { ExactTimeAgo, TimeAgo } from './time-ago.tsx';
