import { useEffect, useEffectEvent } from 'react';

/** Calls `retry` when a lost connection returns. */
export function useRetryOnReconnect(retry: () => void): void {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    const listen = () => onOnline();
    addEventListener('online', listen);
    return () => removeEventListener('online', listen);
  }, []);
}
