import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { shardInAddress, shardInData } from '@hotdrop/shared-domain/game';
import type { Links } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { isAccountId } from '@hotdrop/shared-domain/text';
import type { linkPatterns } from '../link-patterns.ts';

type OwnLinks = Links<keyof typeof linkPatterns>;

/** The parameters of a comparison. */
export interface Comparison {
  /** Identified by account id or name. */
  readonly players: readonly Favorite[];
  /** Number of the season, as each platform has its own season ids. Null: the current season. */
  readonly season?: number | null;
  readonly mode?: string;
}

export const compareAddress = (links: OwnLinks, comparison: Comparison): string =>
  `${links.favorites()}/compare${queryOf(comparison)}`;

/** Address of the favorites with the players of a comparison selected. */
export const choiceAddress = (links: OwnLinks, chosen: Omit<Comparison, 'season'>): string =>
  links.favorites() + queryOf(chosen);

function queryOf({ players, season, mode }: Comparison): string {
  const query = new URLSearchParams(
    players.map(({ shard, accountId }) => ['player', `${shardInAddress(shard)}.${accountId}`]),
  );
  if (season) query.set('season', String(season));
  if (mode) query.set('mode', mode);
  return query.size > 0 ? `?${query}` : '';
}

/** Reads the players of such an address. Ignores invalid and repeated players, and players beyond the limit. */
export function readPlayers(query: URLSearchParams): readonly Favorite[] {
  const players = new Map<string, Favorite>();
  for (const text of query.getAll('player')) {
    const dot = text.indexOf('.');
    const [shard, accountId] = [shardInData(text.slice(0, dot)), text.slice(dot + 1)];
    if (dot > 0 && isAccountId(accountId)) players.set(`${shard}.${accountId}`, { shard, accountId });
  }
  return [...players.values()].slice(0, limits.compared);
}
