import { createContext, useContext } from 'react';
import type { Best, FavoriteRow } from './favorite-rows.ts';
import type { Reorder } from './use-reorder.ts';

/** Shared by the cells of the table. A context, not columns, so that a change renders only the affected cells. */
export interface TableActions {
  /** Null: the table is sorted by a column, so rows cannot be moved. */
  readonly order: Reorder | null;
  readonly remove: (row: FavoriteRow) => void;
  /** Keys of the players selected for a comparison. */
  readonly compared: readonly string[];
  readonly setCompared: (keys: readonly string[]) => void;
}

export const TableActionsContext = createContext<TableActions | null>(null);

export function useTableActions(): TableActions {
  const actions = useContext(TableActionsContext);
  if (!actions) throw new Error('useTableActions() needs a context. Render the cells inside FavoriteTable.');
  return actions;
}

/** The best value of each column. Null: outside of a table. */
export const BestContext = createContext<Best | null>(null);
