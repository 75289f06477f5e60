import { matchPath } from 'react-router';
import type { PageSlot } from './page-slots.ts';

/** Finds the slots of a page, with the context that its address gives. */
export function findPageSlots(
  slots: readonly PageSlot[],
  basePath: string,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): { readonly slot: PageSlot; readonly context: Readonly<Record<string, unknown>> }[] {
  return slots.flatMap((slot) => {
    const match = slot.routes.map((route) => matchPath(`${basePath}/${route}`, pathname)).find(Boolean);
    if (!match) return [];
    const params = Object.entries(match.params).map(([key, value]) => [key, decode(value)]);
    const parameters = (slot.query ?? []).map((key) => [key, searchParams.get(key)]);
    return [{ slot, context: Object.fromEntries([...params, ...parameters]) }];
  });
}

/** Keeps text that cannot be decoded: such an address is no page of an area. */
function decode(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
