import type { MatchParticipant, MatchSummary } from '@hotdrop/shared-domain/wire';
import type { TestApi } from './start-api.ts';

/** A match of a player, with the player's own row. */
export interface OwnLine {
  readonly match: MatchSummary;
  readonly own: MatchParticipant;
}

/** Finds the first players of the demo world that have matches, before the tests of a file. */
export const useBusyPlayers = (api: TestApi, count: number): readonly string[] => {
  const accountIds: string[] = [];
  beforeAll(async () => {
    for (const { accountId, name, platform } of api.world.people) {
      if (accountIds.length === count) return;
      if (platform !== 'steam') continue;
      await api.get(`/players/steam/${encodeURIComponent(name)}`);
      const { data } = await api.get(`/players/steam/${accountId}/matches`);
      if (data.totalCount > 0) accountIds.push(accountId);
    }
  }, 180_000);
  return accountIds;
};

/** All matches from all pages of the list, newest first. */
export const listOwnMatches = async (api: TestApi, accountId: string): Promise<OwnLine[]> => {
  const lines: OwnLine[] = [];
  for (let page = 1; ; page++) {
    const { data } = await api.get(`/players/steam/${accountId}/matches?page=${page}`);
    const matches: MatchSummary[] = data.matches;
    for (const match of matches) {
      const own = match.participants.find(({ playerId }) => playerId === accountId);
      if (own) lines.push({ match, own });
    }
    if (page * data.perPage >= data.totalCount) return lines;
  }
};
