import { platformOf, readShard, shardInAddress } from '@hotdrop/shared-domain/game';
import { useFavorites, useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useMemo, useState } from 'react';
import type { Board } from './board.ts';
import { findMarkedPlayer, type MarkedPoints } from './find-marked-player.ts';

/** A favorite on the chart. */
export interface FavoriteMark extends MarkedPoints {
  readonly accountId: string;
  /** The number on the chart and in the list, from the fewest points. */
  readonly number: number;
  /** The player's profile. */
  readonly to: string;
}

/** More labels would not fit. */
const most = 6;
/** Limits parallel requests. */
const workers = 2;

interface Loaded {
  readonly board: string;
  readonly found: readonly (MarkedPoints & { readonly accountId: string })[];
}

interface MarkedBoard extends Board {
  /** Null: unknown. */
  readonly season: string | null;
  /** A player whom the board marks already. */
  readonly marked: { readonly name: string } | null;
}

interface FavoriteMarks {
  /** From the fewest points. Empty until all are known. */
  readonly marks: readonly FavoriteMark[];
  /** The number of favorites that are loading. */
  readonly loading: number;
}

/** Loads the points of the first favorites on the board's platform. */
export function useFavoriteMarks({ shard, mode, season, marked }: MarkedBoard): FavoriteMarks {
  const site = useSite();
  const { game, links } = site;
  const { platform, accountIds } = usePlatformFavorites(shard);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const board = `${shard} ${mode}`;
  const { isRegion } = readShard(game, shard);

  useEffect(() => {
    if (season === null || accountIds.length === 0) return;
    const leaving = new AbortController();
    const running = Promise.resolve(game.seasons.read(season));
    const found: Loaded['found'][number][] = [];
    const queue = accountIds.slice(0, most).values();
    const work = async () => {
      for (const accountId of queue) {
        const player = await findMarkedPlayer(site, { shard, mode }, running, accountId, leaving.signal);
        if (leaving.signal.aborted) return;
        if (player.status === 'found') found.push({ ...player, accountId });
      }
    };
    void Promise.all(Array.from({ length: workers }, work)).then(() => {
      if (!leaving.signal.aborted) setLoaded({ board: `${shard} ${mode}`, found });
    });
    return () => leaving.abort();
  }, [site, game, shard, mode, season, accountIds]);

  if (loaded?.board !== board) {
    return { marks: [], loading: season === null ? 0 : Math.min(most, accountIds.length) };
  }
  const marks = loaded.found
    .filter(({ name, accountId }) => name !== marked?.name && accountIds.includes(accountId))
    .toSorted((a, b) => a.points - b.points)
    .map((mark, index) => ({
      ...mark,
      // A place is among the players of the platform.
      standing: isRegion ? null : mark.standing,
      number: index + 1,
      to: links.profile({ shard: platform, name: mark.name }),
    }));
  return { marks, loading: 0 };
}

interface PlatformFavorites {
  readonly platform: string;
  /** In the visitor's order. */
  readonly accountIds: readonly string[];
}

/** Provides the visitor's favorites on the platform of a shard. */
export function usePlatformFavorites(shard: string): PlatformFavorites {
  const { game } = useSite();
  const all = useFavorites();
  return useMemo(() => {
    const platform = platformOf(game, shard);
    const own = all.filter((favorite) => platformOf(game, shardInAddress(favorite.shard)) === platform);
    return { platform, accountIds: own.map(({ accountId }) => accountId) };
  }, [all, game, shard]);
}
