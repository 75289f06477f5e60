import type { BoardSort } from '@hotdrop/shared-domain/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { boardRows } from '../data/schema/figures.ts';

/** A column of a board. A minus puts the lowest values first. */
export type Sorting = BoardSort | `-${BoardSort}`;

// Rows without a value are last in both directions.
const highestFirst = (column: PgColumn) => [sql`${column} desc nulls last`];
const lowestFirst = (column: PgColumn) => [sql`${column} asc nulls last`];

/** The order of rows before that of places. */
export const rowOrders: Readonly<Record<Sorting, readonly SQL[]>> = {
  points: [],
  '-points': [sql`${boardRows.place} desc`],
  damage: highestFirst(boardRows.avgDamageDealt),
  '-damage': lowestFirst(boardRows.avgDamageDealt),
  wins: highestFirst(boardRows.wins),
  '-wins': lowestFirst(boardRows.wins),
  winRate: highestFirst(boardRows.winRatio),
  '-winRate': lowestFirst(boardRows.winRatio),
  games: highestFirst(boardRows.roundsPlayed),
  '-games': lowestFirst(boardRows.roundsPlayed),
};
