export { LocalTime } from './local-time.tsx';
export { UnknownZone, usePendingZone } from './pending-zone.tsx';
export { ExactTimeAgo, TimeAgo } from './time-ago.tsx';
export { useFindTodaysPeak } from './use-find-todays-peak.ts';
