import type { SeasonStats } from '@hotdrop/shared-domain/wire';
import type { APIRequestContext } from '@playwright/test';
import { currentSeason } from '../../seasons.ts';
import { isRanked, listPlayerMatches, type OwnLine, readData } from './match-list.ts';

/** The ranked mode whose stats are compared. */
export const mode = 'squad';

export interface Subject {
  readonly accountId: string;
  readonly name: string;
  readonly lines: readonly OwnLine[];
  readonly stats: SeasonStats;
  /** The ranked matches of the mode and season, newest first. */
  readonly ranked: readonly OwnLine[];
}

/** A player of the board, from its first place for 0 to one near its end for 9. */
export async function findSubject(request: APIRequestContext, index: number): Promise<Subject> {
  const board = `/ranks/steam/${mode}?page=`;
  const { meta } = await readData(request, `${board}1`);
  const place = Math.floor((index * meta.totalCount) / 10);
  const { ranks } = await readData(request, `${board}${1 + Math.floor(place / meta.perPage)}`);
  const { accountId, name } = ranks[place % meta.perPage];
  await readData(request, `/players/steam/${encodeURIComponent(name)}`);
  const { seasons } = await readData(request, '/seasons/active');
  const lines = await listPlayerMatches(request, accountId);
  return {
    accountId,
    name,
    lines,
    stats: await readData(request, `/players/steam/${accountId}/seasons/${currentSeason}`),
    ranked: lines.filter(
      (line) => isRanked(line) && line.match.gameMode === mode && line.match.createdAt >= seasons.steam.start,
    ),
  };
}
