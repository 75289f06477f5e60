import type { Context } from '../context.ts';
import type { FetchedMatch, MatchBatch } from '../upstream/upstream.ts';
import { saveMatches } from './save-matches.ts';

export const matchJob = 'match';

/** Saves each match by itself after the batch failed. Returns those that were saved. */
const saveOneByOne = async (
  context: Context,
  platform: string,
  { matches, failures }: MatchBatch,
): Promise<MatchBatch> => {
  const saved: FetchedMatch[] = [];
  const failed = [...failures];
  for (const match of matches) {
    try {
      await saveMatches(context, platform, [match]);
      saved.push(match);
    } catch (error) {
      failed.push({ matchId: match.head.id, error });
    }
  }
  return { matches: saved, failures: failed };
};

const trySave = async (context: Context, platform: string, batch: MatchBatch): Promise<MatchBatch> => {
  try {
    await saveMatches(context, platform, batch.matches);
    return batch;
  } catch {
    return saveOneByOne(context, platform, batch);
  }
};

/** Saves a batch of matches. A job reads the failed ones again. Returns the number of saved matches. */
export const saveBatch = async (context: Context, platform: string, batch: MatchBatch): Promise<number> => {
  const { matches, failures } = await trySave(context, platform, batch);
  for (const { matchId, error } of failures) {
    context.log.warn({ err: error, matchId }, 'A match could not be read or saved; a job reads it later');
    await context.queue.send(matchJob, { platform, matchId }, matchId);
  }
  return matches.length;
};
