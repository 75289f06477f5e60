import { rankNumber } from '@hotdrop/shared-domain/stats';
import type { LeaderboardRow, ListMeta } from '@hotdrop/shared-domain/wire';

type Paged = Pick<ListMeta, 'page' | 'perPage'>;

/** The place of a row in the list by points, in every sorting. An older API host lists rows by points only. */
export const placeOf = ({ place }: LeaderboardRow, index: number, { page, perPage }: Paged): number =>
  place ?? rankNumber(page, perPage, index);

/** Whether the API host sorts boards. An older one knows no places. */
export const canSort = (rows: readonly LeaderboardRow[]): boolean => rows[0]?.place !== undefined;

/** The published rank, which can have gaps, or the place. */
export const rankOf = (row: LeaderboardRow, index: number, meta: Paged): number =>
  row.rank ?? placeOf(row, index, meta);
