/** States of the page that few visits see. They share a chunk. */

export { Failed } from '@hotdrop/shared-ui/states';
export { MissingProfile } from '../layout/missing-profile.tsx';
export { FailedStats, NoSeasonStats, NoSuchSeason } from '../season/no-stats.tsx';
