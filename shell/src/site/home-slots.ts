import type { Returning } from '@hotdrop/shared-domain/store';

/**
 * The slots that home does not show this visitor. Their parts are not loaded, and no place is reserved for them: names
 * to look at are for newcomers, and a part about players of the visitor needs such players.
 */
export function findHiddenSlots(returning: Returning | null): ReadonlySet<string> {
  const hidden: Readonly<Record<string, boolean>> = {
    'home.search': Boolean(returning),
    'home.mine': !returning?.hasMyPlayer,
    'home.favorites': !returning?.favorites,
  };
  return new Set(Object.keys(hidden).filter((slot) => hidden[slot]));
}
