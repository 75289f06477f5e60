export { ChangeSinceYesterday } from './change-since-yesterday.tsx';
