import { useFormat, useNow } from '../site/index.ts';

/** How long ago, and the moment itself for those who point at it. */
export function TimeAgo({ time }: { readonly time: string | number }) {
  const format = useFormat();
  const now = useNow();
  // A browser's month names may be newer than the server's: no reason to draw the page anew.
  return (
    <time dateTime={new Date(time).toISOString()} title={format.stamp(time)} suppressHydrationWarning>
      {format.ago(time, now)}
    </time>
  );
}
