import { platformOf, readSeason, readShard, shardInAddress } from '@hotdrop/shared-domain/game';
import { useFavorites, useLinks, useSite } from '@hotdrop/shared-ui/site';
import { useEffect, useMemo, useState } from 'react';
import { linkPatterns } from '../link-patterns.ts';
import type { Board } from './board.ts';
import { findMarkedPlayer, type MarkedPoints } from './find-marked-player.ts';

/** A favorite on the chart. */
export interface FavoriteMark extends MarkedPoints {
  readonly accountId: string;
  /** The number on the chart and in the list, from the fewest points. */
  readonly number: number;
  /** The player's profile. */
  readonly to: string | undefined;
}

/** More labels would not fit. */
const most = 6;
/** Limits parallel requests. */
const workers = 2;

interface FoundPlayer extends MarkedPoints {
  readonly accountId: string;
}

interface SeasonBoard extends Board {
  /** Null: unknown. */
  readonly season: string | null;
}

/** Loads the points of players on a board. Null: they are loading. Players who cannot be read are left out. */
export function usePlayerPoints(
  { shard, mode, season }: SeasonBoard,
  accountIds: readonly string[],
): readonly FoundPlayer[] | null {
  const site = useSite();
  const [loaded, setLoaded] = useState<{
    readonly key: string;
    readonly found: readonly FoundPlayer[];
  } | null>(null);
  const ids = accountIds.join(' ');
  const key = `${shard} ${mode} ${season} ${ids}`;

  useEffect(() => {
    if (season === null || ids === '') return;
    const leaving = new AbortController();
    const running = Promise.resolve(readSeason(site.game, season));
    const found: FoundPlayer[] = [];
    const queue = ids.split(' ').values();
    const work = async () => {
      for (const accountId of queue) {
        const player = await findMarkedPlayer(site, { shard, mode }, running, accountId, leaving.signal);
        if (leaving.signal.aborted) return;
        if (player.status === 'found') found.push({ ...player, accountId });
      }
    };
    void Promise.all(Array.from({ length: workers }, work)).then(() => {
      if (!leaving.signal.aborted) setLoaded({ key, found });
    });
    return () => leaving.abort();
  }, [site, shard, mode, season, ids, key]);

  if (season === null || ids === '') return [];
  return loaded?.key === key ? loaded.found : null;
}

interface MarkedBoard extends SeasonBoard {
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
export function useFavoriteMarks({ marked, ...board }: MarkedBoard): FavoriteMarks {
  const { game } = useSite();
  const links = useLinks(linkPatterns);
  const { platform, accountIds } = usePlatformFavorites(board.shard);
  const wanted = accountIds.slice(0, most);
  const found = usePlayerPoints(board, wanted);
  const { isRegion } = readShard(game, board.shard);
  const marks = (found ?? [])
    .filter(({ name }) => name !== marked?.name)
    .toSorted((a, b) => a.points - b.points)
    .map((mark, index) => ({
      ...mark,
      // A place is among the players of the platform.
      standing: isRegion ? null : mark.standing,
      number: index + 1,
      to: links.profile({ shard: platform, name: mark.name }),
    }));
  return { marks, loading: found ? 0 : wanted.length };
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
    const here = all.filter((favorite) => platformOf(game, shardInAddress(favorite.shard)) === platform);
    return { platform, accountIds: here.map(({ accountId }) => accountId) };
  }, [all, game, shard]);
}
