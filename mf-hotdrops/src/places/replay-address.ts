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
export const replayAddress = (site: Pick<Site, 'basePath'>, replayed: Replayed): string =>
  pathOf(site, replayed) + queryOf(replayed);

/** The address of the picture of a moment, for link previews. */
export const replayPicture = (site: Pick<Site, 'basePath'>, replayed: Replayed): string =>
  `${pathOf(site, replayed)}/card.png${queryOf(replayed)}`;

/** The shard as addresses and calls spell it. */
export const toPlatform = (shard: string): string => shard.toLowerCase().replaceAll('_', '-');

function pathOf({ basePath }: Pick<Site, 'basePath'>, { shard, match }: Replayed): string {
  return `${basePath}/hotdrops/match/${encodeURIComponent(toPlatform(shard))}/${encodeURIComponent(match)}`;
}

function queryOf({ player, at }: Replayed): string {
  const query = String(
    new URLSearchParams({ ...(at && { at: String(Math.round(at)) }), ...(player && { player }) }),
  );
  return query && `?${query}`;
}

/** Reads the second of an address, which can have any text. Null: none. */
export function readSecond(text: string | null): number | null {
  const second = text?.trim() ? Number(text) : Number.NaN;
  return second >= 0 && second < 100_000 ? second : null;
}
