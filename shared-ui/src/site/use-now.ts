import { useEffect, useState } from 'react';
import { useSite } from './context.tsx';

const minute = 60_000;

/** The time, renewed every minute. The first drawing uses the time of the server's. */
export function useNow(): number {
  const { now } = useSite();
  const [time, setTime] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), minute);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
