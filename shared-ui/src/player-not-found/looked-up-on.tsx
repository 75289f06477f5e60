import { readShard } from '@hotdrop/shared-domain/game';
import { PlatformMark } from '../platform-mark/platform-mark.tsx';
import { useSite } from '../site/index.ts';

/** Names the platform of a lookup. */
export function LookedUpOn({ shard }: { readonly shard: string }) {
  const { game, locale } = useSite();
  const { platform, name } = readShard(game, shard);
  return (
    <>
      <PlatformMark platform={platform} size="s" />
      {name[locale]}
    </>
  );
}
