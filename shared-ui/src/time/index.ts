export { LocalTime, UnknownZone, usePendingZone } from './local-time.tsx';
export { ExactTimeAgo, TimeAgo } from './time-ago.tsx';
export { useFindTodaysPeak } from './use-find-todays-peak.ts';
