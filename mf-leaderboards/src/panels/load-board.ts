import type { Site } from '@hotdrop/shared-domain/contract';
import { readMode, readShard } from '@hotdrop/shared-domain/game';
import { linksOf } from '@hotdrop/shared-domain/links';
import { type Answer, apiOf } from '@hotdrop/shared-domain/wire';
import { nothingAt } from '@hotdrop/shared-ui/panel';
import type { Texts } from '@hotdrop/shared-ui/site';
import { msg } from '@lingui/core/macro';
import { linkPatterns } from '../link-patterns.ts';
import { type Board, readBoard } from '../shared/board.ts';

interface Request {
  readonly site: Site;
  readonly about: Board;
  readonly signal: AbortSignal;
}

/** Loads the first places of the board of a panel, or the whole board. */
export async function loadBoard({ site, about, signal }: Request, perPage: 50 | 500) {
  const board = readBoard(site.game, about.shard, about.mode);
  if (!board) return nothingAt(`The game has no board ${about.shard}/${about.mode}.`);
  const answer = await apiOf(site).getLeaderboard({ ...board, perPage }, { signal });
  return answer.ok ? { ok: true as const, data: { board, ...answer.data } } : answer;
}

/** The name and the page of a board. */
export const describeBoard = (site: Site, { shard, mode }: Board) => ({
  about: [readShard(site.game, shard), readMode(site.game, mode)]
    .map(({ name }) => name[site.locale])
    .join(' · '),
  href: linksOf(site, linkPatterns).board({ shard, mode }),
});

/** Says why a board has no rows. */
export const sayNoRows = ({ updatedAt }: Pick<Answer<'getLeaderboard'>, 'updatedAt'>, i18n: Texts): string =>
  i18n._(
    updatedAt === null ? msg`This board was not read from the game yet` : msg`Too few ranked players yet`,
  );
