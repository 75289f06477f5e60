import { useState } from 'react';

/**
 * Returns the data to show. If a load failed or is still pending, that is the last loaded data with the same key, so
 * that nothing on the page is lost. Show the failure beside it.
 */
export function useKept<T>(data: T, isMissing: (data: T) => boolean, key = ''): T {
  const [kept, keep] = useState({ data, key });
  const isKept = isMissing(data) && !isMissing(kept.data) && kept.key === key;
  if (!isKept && (kept.data !== data || kept.key !== key)) keep({ data, key });
  return isKept ? kept.data : data;
}
