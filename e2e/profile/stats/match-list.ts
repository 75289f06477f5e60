import type { Answer, MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import type { APIRequestContext } from '@playwright/test';

/** Reads the data of a call through the site. */
export const readData = async (request: APIRequestContext, path: string) =>
  (await (await request.get(`/api/v1${path}`)).json()).data;

/** A match of a player, with the player's own row. */
export interface OwnLine {
  readonly match: MatchSummary;
  readonly own: MatchParticipant;
}

/** All matches from all pages of a player's list, newest first. */
export async function listPlayerMatches(request: APIRequestContext, accountId: string): Promise<OwnLine[]> {
  const readPage = (page: number): Promise<Answer<'listMatches'>> =>
    readData(request, `/players/steam/${accountId}/matches?page=${page}`);
  const first = await readPage(1);
  const pages = Math.ceil(first.totalCount / first.perPage);
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => readPage(at + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ matches }) =>
    matches.flatMap((match) => {
      const own = match.participants.find(({ playerId }) => playerId === accountId);
      return own ? [{ match, own }] : [];
    }),
  );
}

export const isRanked = ({ match }: OwnLine): boolean => match.matchType === 'competitive';

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** How many of the matches ended at this place or better. */
export const countTo = (place: number, lines: readonly OwnLine[]): number =>
  lines.filter(({ own }) => own.teamRank <= place).length;
