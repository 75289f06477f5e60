import { pageCount, rankNumber } from '@hotdrop/shared-domain/stats';
import type { Answer, Api } from '@hotdrop/shared-domain/wire';
import type { Board } from '../board/board.ts';

type BoardPage = Answer<'getLeaderboard'>;

/** So many pages are asked for at once. */
const atOnce = 4;

/** Ways in which a name may be what was asked for, the closest first. */
const matches: readonly ((name: string, wanted: string) => boolean)[] = [
  (name, wanted) => name === wanted,
  (name, wanted) => name.toLowerCase() === wanted.toLowerCase(),
  (name, wanted) => name.toLowerCase().startsWith(wanted.toLowerCase()),
  (name, wanted) => name.toLowerCase().includes(wanted.toLowerCase()),
];

/** What was looked for has a rank, is not on the board, or may be on a page that could not be read. */
export type Found = number | 'nobody' | 'unknown';

/** The rank of a name, or the rank that a number asks for. */
export async function findRank(
  api: Api,
  board: Board,
  { meta, ranks }: BoardPage,
  wanted: string,
  signal: AbortSignal,
): Promise<Found> {
  const asked = /^#?(\d+)$/.exec(wanted)?.[1];
  if (asked && Number(asked) >= 1 && Number(asked) <= meta.totalCount) return Number(asked);

  const names = new Map<number, string>();
  const take = ({ page, perPage }: BoardPage['meta'], rows: BoardPage['ranks']) =>
    rows.forEach((row, index) => {
      names.set(rankNumber(page, perPage, index), row.name);
    });
  take(meta, ranks);

  let isComplete = true;
  const others = Array.from({ length: pageCount(meta.totalCount, meta.perPage) }, (_, index) => index + 1);
  const pages = others.filter((page) => page !== meta.page);
  for (let start = 0; start < pages.length; start += atOnce) {
    const answers = await Promise.all(
      pages.slice(start, start + atOnce).map((page) => api.getLeaderboard({ ...board, page }, { signal })),
    );
    for (const answer of answers) {
      if (answer.ok) take(answer.data.meta, answer.data.ranks);
      else isComplete = false;
    }
  }

  const byRank = [...names].sort(([one], [other]) => one - other);
  for (const isMatch of matches) {
    const found = byRank.find(([, name]) => isMatch(name, wanted));
    if (found) return found[0];
  }
  return isComplete ? 'nobody' : 'unknown';
}
