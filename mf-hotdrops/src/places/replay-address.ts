import type { Site } from '@hotdrop/shared-domain/contract';

interface Replayed {
  /** In either spelling: `PC_KRJP` or `pc-krjp`. */
  readonly shard: string;
  readonly match: string;
  /** The name of the player whom the replay follows. */
  readonly player?: string | undefined;
  /** Seconds. */
  readonly at?: number | undefined;
}

/** The address of a match's replay, at a moment. */
export function replayAddress(
  { basePath }: Pick<Site, 'basePath'>,
  { shard, match, player, at }: Replayed,
): string {
  const query = String(
    new URLSearchParams({ ...(at && { at: String(Math.round(at)) }), ...(player && { player }) }),
  );
  const platform = shard.toLowerCase().replaceAll('_', '-');
  return `${basePath}/hotdrops/match/${encodeURIComponent(platform)}/${encodeURIComponent(match)}${query && `?${query}`}`;
}
