import type { Site } from '@hotdrop/shared-domain/contract';
import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { shardInAddress, shardInData } from '@hotdrop/shared-domain/game';
import { limits } from '@hotdrop/shared-domain/rules';
import { isAccountId } from '@hotdrop/shared-domain/text';

/** What the address of a comparison says. */
export interface Comparison {
  /** By account id or by name. */
  readonly players: readonly Favorite[];
  /** The season's number: platforms count the same seasons under ids of their own. Null: the running one. */
  readonly season?: number | null;
  readonly mode?: string;
}

export const compareAddress = (links: Site['links'], comparison: Comparison): string =>
  `${links.favorites()}/compare${queryOf(comparison)}`;

/** The favorites with those of a comparison chosen already: who adds a player need not choose the others again. */
export const choiceAddress = (links: Site['links'], chosen: Omit<Comparison, 'season'>): string =>
  links.favorites() + queryOf(chosen);

function queryOf({ players, season, mode }: Comparison): string {
  const query = new URLSearchParams(
    players.map(({ shard, accountId }) => ['player', `${shardInAddress(shard)}.${accountId}`]),
  );
  if (season) query.set('season', String(season));
  if (mode) query.set('mode', mode);
  return query.size > 0 ? `?${query}` : '';
}

/** Reads the players of such addresses; what is no player, a second time the same, or too many is left out. */
export function readPlayers(query: URLSearchParams): readonly Favorite[] {
  const players = new Map<string, Favorite>();
  for (const text of query.getAll('player')) {
    const dot = text.indexOf('.');
    const [shard, accountId] = [shardInData(text.slice(0, dot)), text.slice(dot + 1)];
    if (dot > 0 && isAccountId(accountId)) players.set(`${shard}.${accountId}`, { shard, accountId });
  }
  return [...players.values()].slice(0, limits.compared);
}
