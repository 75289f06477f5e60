import type { Context } from '../context.ts';
import { boardAge } from '../durations.ts';
import {
  emptyBoards,
  lastAsked,
  type RegionalBoard,
  regionalBoardsOf,
  storeRegionalBoard,
} from '../ranks/regional-boards.ts';
import { runningSeason } from '../seasons/season-list.ts';
import { type BoardRow, type GameSource, UpstreamError } from '../upstream/upstream.ts';
import { job } from './job.ts';
import { platformsWithBoard } from './refresh-statistics.ts';

type Ask = NonNullable<GameSource['leaderboard']>;

const isOf = (error: unknown, kind: UpstreamError['kind']): boolean =>
  error instanceof UpstreamError && error.kind === kind;

/** The boards that are too old, those first that were asked for longest ago. */
const dueBoards = async (context: Context): Promise<readonly RegionalBoard[]> => {
  const due: { readonly board: RegionalBoard; readonly asked: number }[] = [];
  for (const platform of platformsWithBoard(context)) {
    const season = await runningSeason(context, platform);
    if (!season) continue;
    const boards = regionalBoardsOf(context.game, platform, season.id);
    const asked = await lastAsked(context.db, boards);
    if (asked.size === 0) await emptyBoards(context, platform);
    due.push(...boards.map((board) => ({ board, asked: asked.get(board)?.getTime() ?? 0 })));
  }
  const oldest = context.now().getTime() - boardAge;
  return due
    .filter(({ asked }) => asked <= oldest)
    .toSorted((a, b) => a.asked - b.asked)
    .map(({ board }) => board);
};

/** One board that cannot be read does not hold up the others: it is asked for again when its turn comes. */
const readBoard = async (
  { log }: Context,
  ask: Ask,
  { region, season, mode }: RegionalBoard,
): Promise<readonly BoardRow[] | null> => {
  try {
    return await ask(region, season, mode);
  } catch (error) {
    if (!isOf(error, 'malformed')) throw error;
    log.warn({ err: error, region, mode }, 'a leaderboard could not be read');
    return null;
  }
};

/**
 * A key takes few requests a minute, and visitors come first: each minute as many boards are asked for as there is
 * room for, and each is kept as it comes, so that the next minute goes on where this one stopped.
 */
export const refreshBoards = job({
  name: 'refresh-boards',
  cron: '* * * * *',
  retryLimit: 0,
  async run(context) {
    const ask = context.source.leaderboard?.bind(context.source);
    if (!ask) return;
    try {
      for (const board of await dueBoards(context)) {
        await storeRegionalBoard(context, board, await readBoard(context, ask, board));
      }
    } catch (error) {
      if (!isOf(error, 'limited')) throw error;
    }
  },
});
