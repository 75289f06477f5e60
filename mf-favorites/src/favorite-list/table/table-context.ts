import { createContext, useContext } from 'react';
import type { Best, FavoriteRow } from './favorite-rows.ts';
import type { Order } from './use-reorder.ts';

/** What the cells share with the list. It comes past the columns, so that a change draws only who uses it. */
export interface ListActions {
  /** Null: the table is sorted by a column, and the visitor's own order is not to be seen. */
  readonly order: Order | null;
  readonly remove: (row: FavoriteRow) => void;
  /** The keys of those that are chosen to be compared. */
  readonly compared: readonly string[];
  readonly setCompared: (keys: readonly string[]) => void;
}

export const ListActionsContext = createContext<ListActions | null>(null);

export function useListActions(): ListActions {
  const actions = useContext(ListActionsContext);
  if (!actions)
    throw new Error('useListActions() found no list: its cells are drawn inside of FavoriteTable.');
  return actions;
}

/** Null: nobody has been compared yet. */
export const BestContext = createContext<Best | null>(null);
