import type { Site } from '@hotdrop/shared-domain/contract';
import { platformOf, shardInAddress, shardInData } from '@hotdrop/shared-domain/game';
import type { Links, Named } from '@hotdrop/shared-domain/links';
import { limits } from '@hotdrop/shared-domain/rules';
import { isNameOrId } from '@hotdrop/shared-domain/text';
import type { linkPatterns } from '../link-patterns.ts';

type Game = Site['game'];
type OwnLinks = Links<keyof typeof linkPatterns>;

/** The parameters of a comparison. */
export interface Comparison {
  readonly players: readonly Named[];
  /** Number of the season, as each platform has its own season ids. Null: the current season. */
  readonly season?: number | null;
  readonly mode?: string;
}

export const compareAddress = (links: OwnLinks, comparison: Comparison): string =>
  `${links.favorites()}/compare${queryOf(comparison)}`;

/** Address of the favorites with the players of a comparison selected. */
export const choiceAddress = (links: OwnLinks, chosen: Omit<Comparison, 'season'>): string =>
  links.favorites() + queryOf(chosen);

/** A player as such an address names them. */
const spell = ({ shard, name }: Named): string => `${shardInAddress(shard)}.${name}`;

/** The players without one of them. */
export const without = (players: readonly Named[], one: Named): readonly Named[] =>
  players.filter((other) => spell(other) !== spell(one));

function queryOf({ players, season, mode }: Comparison): string {
  const query = new URLSearchParams(players.map((player) => ['player', spell(player)]));
  if (season) query.set('season', String(season));
  if (mode) query.set('mode', mode);
  return query.size > 0 ? `?${query}` : '';
}

/** Reads the players of such an address. Ignores invalid and repeated players, and players beyond the limit. */
export function readPlayers(game: Game, query: URLSearchParams): readonly Named[] {
  const players = new Map<string, Named>();
  for (const text of query.getAll('player')) {
    const dot = text.indexOf('.');
    const name = text.slice(dot + 1);
    const player = { shard: shardInData(platformOf(game, text.slice(0, dot))), name };
    if (dot > 0 && isNameOrId(name) && !name.startsWith('account.')) players.set(spell(player), player);
  }
  return [...players.values()].slice(0, limits.compared);
}
