import type { Context } from '../context.ts';
import type { Member } from '../upstream/upstream.ts';
import { saveMatches } from './save-matches.ts';
import { readMatch, type StoredMatch } from './stored-match.ts';

export type CompleteMatch = StoredMatch & { readonly members: readonly Member[] };

const isComplete = (match: StoredMatch | null): match is CompleteMatch =>
  match !== null && match.members !== null;

/** Finds a match with all players in the database, or fetches it once from the source. */
export const findOrFetchMatch = async (
  context: Context,
  platform: string,
  id: string,
): Promise<CompleteMatch | null> => {
  const stored = await readMatch(context, id);
  if (isComplete(stored)) return stored;
  const fetched = await context.source.match(platform, id);
  if (!fetched) return null;
  await saveMatches(context, platform, [fetched]);
  const saved = await readMatch(context, id);
  return isComplete(saved) ? saved : null;
};
