import { useLocation } from 'react-router-dom';

type Choice = Readonly<Record<string, string | null>>;

/** An address with another choice in its query; null takes one out. The rest of it stays. */
export function choiceLink(address: string, choice: Choice): string {
  const [pathname = '', search] = address.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choice)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** This page with another choice. */
export function useChoiceLink(): (choice: Choice) => string {
  const { pathname, search } = useLocation();
  return (choice) => choiceLink(pathname + search, choice);
}
