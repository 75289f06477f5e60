import type { Site } from '@hotdrop/shared-domain/contract';
import { playerIn } from '@hotdrop/shared-domain/store';
import type { MatchDetail } from '@hotdrop/shared-domain/wire';
import type { Place } from '../list-position.ts';
import type { MatchList } from '../matches.loader.ts';
import { memoryOf } from './answer-cache.ts';

/** Whose matches. */
export interface Whose {
  readonly shard: string;
  readonly accountId: string;
}

/** What is asked for one page of the list. */
export const pageInput = (whose: Whose, { mode, map }: Place, page: number) => ({
  ...whose,
  page,
  ...(mode && { mode }),
  ...(map && { map }),
});

/** A renewal brings new matches: what was seen before it is not the list any more. */
export const pageKey = ({ store }: Site, input: ReturnType<typeof pageInput>) => [
  input,
  playerIn(input.shard, input.accountId)(store.getState())?.syncedAt,
];

export const matchKey = (whose: Whose, matchId: string) => [whose, matchId];

/** A match that is still gaining its kill log is asked for again. */
export const isFinal = ({ killLog }: MatchDetail) => killLog.state !== 'waiting';

/** What the server has drawn has been seen, too: opening one of its matches need not ask for the list again. */
export function rememberDrawn(site: Site, whose: Whose, place: Place, list: MatchList): void {
  const { matches, perPage, totalCount, opened } = list;
  const memory = memoryOf(site);
  const before = (place.from - 1) * perPage;
  // A match that came in between makes the pages overlap: then nobody knows where one begins.
  if (matches.length === Math.min(totalCount, place.page * perPage) - before) {
    for (let page = place.from; page <= place.page; page += 1) {
      const start = (page - place.from) * perPage;
      const answer = { perPage, totalCount, matches: matches.slice(start, start + perPage) };
      memory.keep(pageKey(site, pageInput(whose, place, page)), answer);
    }
  }
  if (opened?.is === 'ready' && isFinal(opened.data)) {
    memory.keep(matchKey(whose, opened.data.id), { match: opened.data });
  }
  rememberOpened(site, whose, list);
}

const openedKey = (whose: Whose, matchId: string) => ['opened', whose, matchId];

/** Keeps the list in which a match stood open: pressed again, the match is shown before the router has found its way. */
export function rememberOpened(site: Site, whose: Whose, list: MatchList): void {
  const { opened } = list;
  if (opened?.is !== 'ready' || !isFinal(opened.data)) return;
  memoryOf(site).keep(openedKey(whose, opened.data.id), list);
}

export const openedBefore = (site: Site, whose: Whose, matchId: string): MatchList | null =>
  memoryOf(site).kept(openedKey(whose, matchId));
