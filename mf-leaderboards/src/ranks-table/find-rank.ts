import { pageCount, rankNumber } from '@hotdrop/shared-domain/stats';
import type { Answer, Api } from '@hotdrop/shared-domain/wire';
import type { Board } from '../shared/board.ts';

type BoardPage = Answer<'getLeaderboard'>;

/** Limits parallel requests. */
const maxParallel = 4;

/** Ways to match a name, the most exact first. */
const matches: readonly ((name: string, wanted: string) => boolean)[] = [
  (name, wanted) => name === wanted,
  (name, wanted) => name.toLowerCase() === wanted.toLowerCase(),
  (name, wanted) => name.toLowerCase().startsWith(wanted.toLowerCase()),
  (name, wanted) => name.toLowerCase().includes(wanted.toLowerCase()),
];

/** A rank, or the reason why there is none. Incomplete: some pages failed to load. */
export type FindResult = number | 'not-found' | 'incomplete';

/** Finds the rank of a name. A number is a rank itself. */
export async function findRank(
  api: Api,
  board: Board,
  { meta, ranks }: BoardPage,
  wanted: string,
  signal: AbortSignal,
): Promise<FindResult> {
  const asked = /^#?(\d+)$/.exec(wanted)?.[1];
  if (asked && Number(asked) >= 1 && Number(asked) <= meta.totalCount) return Number(asked);

  const names = new Map<number, string>();
  const addNames = ({ page, perPage }: BoardPage['meta'], rows: BoardPage['ranks']) =>
    rows.forEach((row, index) => {
      names.set(rankNumber(page, perPage, index), row.name);
    });
  addNames(meta, ranks);

  let isComplete = true;
  const all = Array.from({ length: pageCount(meta.totalCount, meta.perPage) }, (_, index) => index + 1);
  const pages = all.filter((page) => page !== meta.page);
  for (let start = 0; start < pages.length; start += maxParallel) {
    const answers = await Promise.all(
      pages
        .slice(start, start + maxParallel)
        .map((page) => api.getLeaderboard({ ...board, page }, { signal })),
    );
    for (const answer of answers) {
      if (answer.ok) addNames(answer.data.meta, answer.data.ranks);
      else isComplete = false;
    }
  }

  const byRank = [...names].sort(([one], [other]) => one - other);
  for (const isMatch of matches) {
    const found = byRank.find(([, name]) => isMatch(name, wanted));
    if (found) return found[0];
  }
  return isComplete ? 'not-found' : 'incomplete';
}
