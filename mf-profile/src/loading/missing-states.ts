/** States of the page that few visits see. They share a chunk. */

export { Failed } from '@hotdrop/shared-ui/states';
export { MissingProfile } from '../layout/missing-profile.tsx';
export { NoSeasonStats } from '../season/no-season-stats.tsx';
export { NoSuchSeason } from '../season/no-such-season.tsx';
export { FailedStats } from './failed-stats.tsx';
