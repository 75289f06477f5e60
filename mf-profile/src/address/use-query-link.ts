import { useLocation, useSearchParams } from 'react-router-dom';

/** Query parameters to set; null removes one. */
type QueryChange = Readonly<Record<string, string | null>>;

export function withQuery(address: string, change: QueryChange): string {
  const [pathname = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** Returns a function that links to this page with a changed query. */
export function useQueryLink(): (change: QueryChange) => string {
  const { pathname, search } = useLocation();
  return (change) => withQuery(pathname + search, change);
}

const choice = ['perspective', 'mode'];

/** Returns a function that adds the visitor's perspective and mode to the address of another season or tab. */
export function useKeepChoice(): (address: string) => string {
  const [query] = useSearchParams();
  return (address) => withQuery(address, Object.fromEntries(choice.map((name) => [name, query.get(name)])));
}
