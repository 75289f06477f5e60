import { useLocation } from 'react-router-dom';

/** This page with another choice in its query; null takes one out. The rest of the address stays. */
export function useChoiceLink(): (choice: Readonly<Record<string, string | null>>) => string {
  const { pathname, search } = useLocation();
  return (choice) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(choice)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    return query.size > 0 ? `${pathname}?${query}` : pathname;
  };
}
