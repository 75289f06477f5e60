import type { Site } from '@hotdrop/shared-domain/contract';
import { selectPlayer } from '@hotdrop/shared-domain/store';
import type { Answer, MatchDetail } from '@hotdrop/shared-domain/wire';
import { isFiltered, type ListPosition } from '../list-position.ts';
import type { MatchList, SessionPoints } from '../match-list.ts';
import { type AnswerCache, createAnswerCache, setNewest } from './answer-cache.ts';

/** The player of the matches. */
export interface PlayerRef {
  readonly shard: string;
  readonly accountId: string;
}

interface MatchCache {
  readonly pages: AnswerCache<Answer<'listMatches'>>;
  readonly matches: AnswerCache<Answer<'getMatch'>>;
  readonly points: AnswerCache<SessionPoints>;
  /** The list with an opened match, so that the match can open again before the router has navigated. */
  readonly opened: Map<string, MatchList>;
}

/** Whether the match has its final kill log. */
const isFinal = ({ killLog }: MatchDetail) => killLog.state !== 'waiting';

const createMatchCache = (): MatchCache => ({
  pages: createAnswerCache(() => true),
  matches: createAnswerCache(({ match }) => isFinal(match)),
  points: createAnswerCache(() => true),
  opened: new Map(),
});

const caches = new WeakMap<Site, MatchCache>();

/** Returns the cache of the browser tab. On a server it is always empty: requests must not share answers. */
export function getMatchCache(site: Site): MatchCache {
  if (site.side === 'server') return createMatchCache();
  const cache = caches.get(site) ?? createMatchCache();
  caches.set(site, cache);
  return cache;
}

/** Builds the input of the call for one page of the list. */
export const pageInput = (player: PlayerRef, { mode, kind, map, teammate }: ListPosition, page: number) => ({
  ...player,
  page,
  ...(mode && { mode }),
  ...(kind && { kind }),
  ...(map && { map }),
  ...(teammate && { with: teammate }),
});

/** Contains the time of the last renewal, because a renewal can add matches. */
export const pageKey = ({ store }: Site, input: ReturnType<typeof pageInput>): string =>
  JSON.stringify([input, selectPlayer(input.shard, input.accountId)(store.getState())?.syncedAt]);

/** Contains the time of the last renewal, like the key of a page. */
export const pointsKey = ({ store }: Site, { shard, accountId }: PlayerRef): string =>
  JSON.stringify([shard, accountId, selectPlayer(shard, accountId)(store.getState())?.syncedAt]);

export const matchKey = ({ shard, accountId }: PlayerRef, matchId: string): string =>
  JSON.stringify([shard, accountId, matchId]);

/** Caches the list that the server has rendered, so that the first opened match does not load it again. */
export function cacheHydratedList(
  site: Site,
  player: PlayerRef,
  position: ListPosition,
  list: MatchList,
): void {
  const { matches, perPage, totalCount, modes, maps, opened } = list;
  const cache = getMatchCache(site);
  const before = (position.from - 1) * perPage;
  // A match that was added between two page loads makes them overlap: page boundaries are then unknown.
  if (matches.length === Math.min(totalCount, position.page * perPage) - before) {
    for (let page = position.from; page <= position.page; page += 1) {
      const start = (page - position.from) * perPage;
      const ofPage = matches.slice(start, start + perPage);
      const answer = {
        perPage,
        totalCount,
        matches: ofPage,
        ...(modes && { modes: [...modes] }),
        ...(maps && { maps: [...maps] }),
      };
      cache.pages.set(pageKey(site, pageInput(player, position, page)), answer);
    }
  }
  if (opened?.status === 'ready' && isFinal(opened.data)) {
    cache.matches.set(matchKey(player, opened.data.id), { match: opened.data });
  }
  if (!isFiltered(position)) cache.points.set(pointsKey(site, player), list.points);
  cacheOpenedMatch(site, player, list);
}

export function cacheOpenedMatch(site: Site, player: PlayerRef, list: MatchList): void {
  const { opened } = list;
  if (opened?.status !== 'ready' || !isFinal(opened.data)) return;
  setNewest(getMatchCache(site).opened, matchKey(player, opened.data.id), list);
}

export const getOpenedMatch = (site: Site, player: PlayerRef, matchId: string): MatchList | undefined =>
  getMatchCache(site).opened.get(matchKey(player, matchId));
