import { matchPath } from 'react-router';

/** A slot of an area's pages, from its manifest. */
export interface PageSlot {
  readonly name: string;
  /** React Router patterns relative to the base path. */
  readonly routes: readonly string[];
  /** The query parameters that belong to the context. */
  readonly query?: readonly string[] | undefined;
}

/** Finds the slots of a page, with the context that its address gives. */
export function findPageSlots(
  slots: readonly PageSlot[],
  basePath: string,
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
): { readonly name: string; readonly context: Readonly<Record<string, unknown>> }[] {
  return slots.flatMap(({ name, routes, query = [] }) => {
    const match = routes.map((route) => matchPath(`${basePath}/${route}`, pathname)).find(Boolean);
    if (!match) return [];
    const params = Object.entries(match.params).map(([key, value]) => [key, decode(value)]);
    const parameters = query.map((key) => [key, searchParams.get(key)]);
    return [{ name, context: Object.fromEntries([...params, ...parameters]) }];
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
