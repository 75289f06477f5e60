import type { MatchSummary } from '@hotdrop/shared-domain/wire';
import type { WeaponNames } from '../stats/weapon-names.ts';
import type { ListPosition } from './list-position.ts';

/** Keys are times as in the API. */
export type SessionPoints = Readonly<Record<string, number>>;

export interface MatchList {
  readonly accountId: string;
  readonly perPage: number;
  readonly totalCount: number;
  readonly matches: readonly MatchSummary[];
  /** The modes and maps of all matches of the three months; absent: not known. */
  readonly modes?: readonly string[] | undefined;
  readonly maps?: readonly string[] | undefined;
  /** Rank points won or lost by the start of the session, if known. */
  readonly points: SessionPoints;
  readonly weapons: WeaponNames;
  /** The position of this list, which stays on the page while another one fails to load. */
  readonly position: ListPosition;
}
