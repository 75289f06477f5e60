import { shardInData } from '@hotdrop/shared-domain/game';
import { isAccountId } from '@hotdrop/shared-domain/text';
import { createStoredValue } from './stored-value.ts';

/** The player whom the visitor renewed last with the button, which most visitors use for their own. */
export interface OwnPlayer {
  readonly accountId: string;
  /** In the game's data spelling: `STEAM`. */
  readonly shard: string;
  readonly name: string;
}

const isOwnPlayer = (value: unknown): value is OwnPlayer =>
  typeof value === 'object' &&
  value !== null &&
  'accountId' in value &&
  isAccountId(value.accountId) &&
  'shard' in value &&
  typeof value.shard === 'string' &&
  'name' in value &&
  isAccountId(value.name);

const stored = createStoredValue<OwnPlayer | null>('own-player', null, (value) =>
  isOwnPlayer(value) ? value : null,
);

/** Reads the visitor's own player from the storage. */
export const readOwnPlayer = stored.read;

/** The visitor's own player. Null: none is known, or the page is not hydrated yet. */
export const useOwnPlayer = stored.useValue;

export const rememberOwnPlayer = ({ accountId, shard, name }: OwnPlayer): void =>
  stored.save({ accountId, shard: shardInData(shard), name });

/** For visitors who renewed another player. */
export const forgetOwnPlayer = (): void => stored.save(null);
