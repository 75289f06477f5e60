import type { FailureKind } from '@hotdrop/shared-domain/wire';
import { Grid } from '@hotdrop/shared-ui/primitives';
import { useSite } from '@hotdrop/shared-ui/site';
import { Failed, Skeleton } from '@hotdrop/shared-ui/states';
import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { type ReplayData, readReplay } from '../read-replay.ts';
import { ReplayContent } from '../replay.page.tsx';

interface EmbeddedReplayProps {
  readonly shard: string;
  readonly matchId: string;
  readonly player: string;
}

/** Reads the replay of a match, and shows it in a page of another area. */
export function EmbeddedReplay({ shard, matchId, player }: EmbeddedReplayProps) {
  const site = useSite();
  const [shown, setShown] = useState<ReplayData | null>(null);
  const [failure, setFailure] = useState<FailureKind | null>(null);
  const [tries, setTries] = useState(0);

  const load = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const read = await readReplay(site, { shard, matchId, player }, signal);
      if (signal.aborted) return;
      setFailure(read ? read.loaded.failure : 'not-found');
      if (read && !read.loaded.failure) setShown(read.loaded);
    } catch (error) {
      if (signal.aborted) return;
      site.report(error, { area: 'mf-hotdrops', page: 'replay' });
      setFailure('network');
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is another request
  useEffect(() => {
    const stop = new AbortController();
    void load(stop.signal);
    return () => stop.abort();
  }, [shard, matchId, player, tries]);

  const retry = () => setTries((count) => count + 1);
  if (!shown && failure)
    return (
      <Failed
        isCompact
        kind={failure}
        title={<Trans>The replay could not be loaded</Trans>}
        onRetry={retry}
      />
    );
  if (!shown) return <Skeleton height={100} />;
  return (
    <Grid gap={4} padding={[3, 0]}>
      <ReplayContent shown={shown} failure={failure} at={null} isPage={false} onRetry={retry} />
    </Grid>
  );
}
