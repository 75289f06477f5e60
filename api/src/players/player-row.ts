import { shardInData } from '@hotdrop/shared-domain/game';
import type { Clan, Player, PlayerSuggestion } from '@hotdrop/shared-domain/wire';
import type { players } from '../data/schema/players.ts';

export type PlayerRow = typeof players.$inferSelect;

/** The player's page, relative to the site's base path. */
export const createProfileUrl = (platform: string, name: string): string =>
  `/profile/${platform}/${encodeURIComponent(name)}`;

export const toPlayer = (row: PlayerRow, clan: Clan | null): Player => ({
  accountId: row.accountId,
  name: row.name,
  shard: shardInData(row.platform),
  syncedAt: row.syncedAt?.toISOString() ?? null,
  profileUrl: createProfileUrl(row.platform, row.name),
  ban: row.ban,
  clan,
});

export const toSuggestion = (
  row: Pick<PlayerRow, 'accountId' | 'name' | 'platform' | 'tier' | 'subTier'>,
  reason: PlayerSuggestion['reason'],
): PlayerSuggestion => ({
  accountId: row.accountId,
  name: row.name,
  shard: shardInData(row.platform),
  tier: row.tier === null ? null : { tier: row.tier, subTier: row.subTier ?? '' },
  reason,
});
