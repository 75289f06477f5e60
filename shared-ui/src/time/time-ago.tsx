import { useFormat, useNow } from '../site/index.ts';

/** How long ago, and the moment itself for those who point at it. */
export function TimeAgo({ time }: { readonly time: string | number }) {
  const format = useFormat();
  const now = useNow();
  return (
    <time dateTime={new Date(time).toISOString()} title={format.stamp(time)}>
      {format.ago(time, now)}
    </time>
  );
}
