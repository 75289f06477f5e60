import type { Site } from '@hotdrop/shared-domain/contract';
import { rankedPlatforms } from '@hotdrop/shared-domain/game';
import { failureStatus, limits, loaderSignal } from '@hotdrop/shared-domain/rules';
import { type Answer, apiOf, type FailureKind } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { findRunningSeason, type RunningSeason, rankedModesOf, readBoard } from '../shared/board.ts';

/** Number of platforms with a list of best players. */
const platformCount = 2;

export interface SummaryBoard {
  readonly shard: string;
  /** Null: the request failed. */
  readonly content: Pick<Answer<'getLeaderboard'>, 'ranks' | 'updatedAt' | 'cutoffs' | 'climber'> | null;
  /** Why the request failed. */
  readonly failure: FailureKind | null;
}

export interface RanksSummaryData {
  readonly mode: string;
  /** Null: unknown. */
  readonly season: RunningSeason | null;
  readonly boards: readonly SummaryBoard[];
  /** The number of places of each board, by shard. Empty if unknown. */
  readonly sizes: Readonly<Record<string, number>>;
}

/** Loads the best players of the first ranked platforms. */
export const ranksSummaryLoader =
  (site: Site) =>
  async ({ request }: LoaderFunctionArgs) => {
    const signal = loaderSignal(site, request.signal);
    const { game } = site;
    const api = apiOf(site);
    const shards = rankedPlatforms(game)
      .slice(0, platformCount)
      .map(({ id }) => id);
    const season = findRunningSeason(site, shards[0] ?? '', signal);

    const asked = new URL(request.url).searchParams.get('mode') ?? '';
    const mode =
      shards.map((shard) => readBoard(game, shard, asked)?.mode).find(Boolean) ??
      rankedModesOf(game, await season)[0]?.id ??
      '';

    const answers = await Promise.all(shards.map((shard) => api.getLeaderboard({ shard, mode }, { signal })));
    const boards = answers.map((answer, index): SummaryBoard => {
      const shard = shards[index] ?? '';
      if (!answer.ok) return { shard, content: null, failure: answer.error.kind };
      const { ranks, updatedAt, cutoffs, climber } = answer.data;
      const best = ranks.slice(0, limits.leaderboardSummary);
      return { shard, content: { ranks: best, updatedAt, cutoffs, climber }, failure: null };
    });
    const sizes = answers.map((answer) => (answer.ok ? answer.data.sizes : undefined)).find(Boolean) ?? [];

    const failures = answers.flatMap((answer) => (answer.ok ? [] : [answer.error]));
    const [first] = failures.length === answers.length ? failures : [];
    const found: RanksSummaryData = {
      mode,
      season: await season,
      boards,
      sizes: Object.fromEntries(sizes.map(({ board, places }) => [board, places])),
    };
    return data(found, { status: first ? failureStatus(first) : 200 });
  };
