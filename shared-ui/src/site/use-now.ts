import { useEffect, useState } from 'react';
import { useSite } from './context.tsx';

const minute = 60_000;

/** Returns the time and updates every minute. The first render uses the server's time. */
export function useNow(): number {
  const { now } = useSite();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
