import { hexDigits, mix } from './random.ts';
import { kinds, type Lobby } from './schedule.ts';

/** Match ids look like the game's and say where in the world the match is, so that it can be played again. */
const pools = ['steam', 'kakao', 'console'] as const;

export type LobbyPlace = Pick<Lobby, 'pool' | 'slot' | 'kind' | 'number'>;

const hex = (value: number, length: number) => value.toString(16).padStart(length, '0');

export const matchIdOf = (seed: number, { pool, slot, kind, number }: LobbyPlace): string => {
  const poolNumber = pools.indexOf(pool as (typeof pools)[number]);
  const proof = hexDigits(mix(seed, slot, kind, number * 8 + poolNumber), 71, 18);
  const place = `${hex(slot, 8)}-${hex(poolNumber, 1)}${hex(kind, 2)}${hex(number, 1)}`;
  return `${place}-4${proof.slice(0, 3)}-a${proof.slice(3, 6)}-${proof.slice(6)}`;
};

/** Where a match is; undefined when the id is not one of this world. */
export const placeOf = (seed: number, matchId: string): LobbyPlace | undefined => {
  const [, slot, pool, kind, number] =
    matchId.match(/^([0-9a-f]{8})-([0-9a-f])([0-9a-f]{2})([0-9a-f])-4/) ?? [];
  const place = {
    pool: pools[Number.parseInt(pool ?? '', 16)] ?? '',
    slot: Number.parseInt(slot ?? '', 16),
    kind: Number.parseInt(kind ?? '', 16),
    number: Number.parseInt(number ?? '', 16),
  };
  const isPossible = place.pool !== '' && place.kind < kinds.length;
  return isPossible && matchIdOf(seed, place) === matchId ? place : undefined;
};
