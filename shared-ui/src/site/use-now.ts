import { createContext, useContext, useEffect, useState } from 'react';
import { useSite } from './context.tsx';

const minute = 60_000;

/**
 * The time at which a page was drawn first, for a part of it whose code arrives after hydration: its first render must
 * be the server's.
 */
export const DrawnAt = createContext<number | null>(null);

/** Returns the time and updates every minute. The first render uses the server's time. */
export function useNow(): number {
  const { now } = useSite();
  const drawnAt = useContext(DrawnAt);
  const [time, setTime] = useState(() => drawnAt ?? now());
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
