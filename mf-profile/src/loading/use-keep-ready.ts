import { useState } from 'react';

/**
 * Returns the data to show. If a reload fails or is still pending, that is the last ready data with the same key, so
 * that nothing on the page is lost.
 */
export function useKeepReady<T extends { readonly status: string }>(data: T, key: string): T {
  const [kept, keep] = useState({ data, key });
  const isReady = data.status === 'ready';
  const isKept = !isReady && kept.data.status === 'ready' && kept.key === key;
  if (!isKept && (kept.data !== data || kept.key !== key)) keep({ data, key });
  return isKept && (data.status === 'failed' || data.status === 'pending') ? kept.data : data;
}
