import type { Site } from '@hotdrop/shared-domain/contract';
import { playerIn } from '@hotdrop/shared-domain/store';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import type { ListPosition } from '../list-position.ts';
import type { MatchList } from '../matches.loader.ts';
import { getAnswerCache } from './answer-cache.ts';

/** The player of the matches. */
export interface PlayerRef {
  readonly shard: string;
  readonly accountId: string;
}

/** Builds the input of the call for one page of the list. */
export const pageInput = (player: PlayerRef, { mode, map }: ListPosition, page: number) => ({
  ...player,
  page,
  ...(mode && { mode }),
  ...(map && { map }),
});

/** Contains the time of the last renewal, because a renewal can add matches. */
export const pageKey = ({ store }: Site, input: ReturnType<typeof pageInput>) => [
  input,
  playerIn(input.shard, input.accountId)(store.getState())?.syncedAt,
];

export const matchKey = (player: PlayerRef, matchId: string) => [player, matchId];

/** Whether the match has its final kill log. */
export const isFinal = ({ killLog }: MatchDetail) => killLog.state !== 'waiting';

/** Caches the list that the server has rendered, so that the first opened match does not load it again. */
export function cacheHydratedList(
  site: Site,
  player: PlayerRef,
  position: ListPosition,
  list: MatchList,
): void {
  const { matches, perPage, totalCount, opened } = list;
  const cache = getAnswerCache(site);
  const before = (position.from - 1) * perPage;
  // A match that was added between two page loads makes them overlap: page boundaries are then unknown.
  if (matches.length === Math.min(totalCount, position.page * perPage) - before) {
    for (let page = position.from; page <= position.page; page += 1) {
      const start = (page - position.from) * perPage;
      const answer = { perPage, totalCount, matches: matches.slice(start, start + perPage) };
      cache.set(pageKey(site, pageInput(player, position, page)), answer);
    }
  }
  if (opened?.status === 'ready' && isFinal(opened.data)) {
    cache.set(matchKey(player, opened.data.id), { match: opened.data });
  }
  cacheOpenedMatch(site, player, list);
}

const openedKey = (player: PlayerRef, matchId: string) => ['opened', player, matchId];

/** Caches the list with an opened match, so that the match can open again before the router has navigated. */
export function cacheOpenedMatch(site: Site, player: PlayerRef, list: MatchList): void {
  const { opened } = list;
  if (opened?.status !== 'ready' || !isFinal(opened.data)) return;
  getAnswerCache(site).set(openedKey(player, opened.data.id), list);
}

export const getCachedMatch = (site: Site, player: PlayerRef, matchId: string): MatchList | null =>
  getAnswerCache(site).get(openedKey(player, matchId));
