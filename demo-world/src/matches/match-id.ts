import { hexDigits, mix } from '../random.ts';
import { salts } from '../salts.ts';
import { kinds, type Lobby } from './lobbies.ts';

/** Match IDs look like the game's and contain the lobby, so that the match can be simulated again. */
const pools: readonly string[] = ['steam', 'kakao', 'console'];

export type LobbyKey = Pick<Lobby, 'pool' | 'slot' | 'kind' | 'number'>;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

export const createMatchId = (seed: number, { pool, slot, kind, number }: LobbyKey): string => {
  const poolNumber = pools.indexOf(pool);
  const proof = hexDigits(mix(seed, slot, kind, number * 8 + poolNumber), salts.matchId, 18);
  const lobby = `${hex(slot, 8)}-${hex(poolNumber, 1)}${hex(kind, 2)}${hex(number, 1)}`;
  return `${lobby}-4${proof.slice(0, 3)}-a${proof.slice(3, 6)}-${proof.slice(6)}`;
};

/** The lobby of a match, or undefined if the ID is not from this world. */
export const parseMatchId = (seed: number, matchId: string): LobbyKey | undefined => {
  const [, slot, pool, kind, number] =
    matchId.match(/^([0-9a-f]{8})-([0-9a-f])([0-9a-f]{2})([0-9a-f])-4/) ?? [];
  const key = {
    pool: pools[Number.parseInt(pool ?? '', 16)] ?? '',
    slot: Number.parseInt(slot ?? '', 16),
    kind: Number.parseInt(kind ?? '', 16),
    number: Number.parseInt(number ?? '', 16),
  };
  const isPossible = key.pool !== '' && key.kind < kinds.length;
  return isPossible && createMatchId(seed, key) === matchId ? key : undefined;
};
