import { shardInData } from '@hotdrop/shared-domain/game';
import { isNameOrId } from '@hotdrop/shared-domain/text';
import { createStoredValue } from './stored-value.ts';

/** The player whom the visitor renewed last with the button, which most visitors use for their own. */
export interface MyPlayer {
  readonly accountId: string;
  /** In the game's data spelling: `STEAM`. */
  readonly shard: string;
  readonly name: string;
}

const isMyPlayer = (value: unknown): value is MyPlayer =>
  typeof value === 'object' &&
  value !== null &&
  'accountId' in value &&
  isNameOrId(value.accountId) &&
  'shard' in value &&
  typeof value.shard === 'string' &&
  'name' in value &&
  isNameOrId(value.name);

const stored = createStoredValue<MyPlayer | null>('my-player', null, (value) =>
  isMyPlayer(value) ? value : null,
);

/** Reads the visitor's own player from the storage. */
export const readMyPlayer = stored.read;

/** The visitor's own player. Null: none is known, or the page is not hydrated yet. */
export const useMyPlayer = stored.useValue;

export const rememberMyPlayer = ({ accountId, shard, name }: MyPlayer): void =>
  stored.save({ accountId, shard: shardInData(shard), name });

/** For visitors who renewed another player. */
export const forgetMyPlayer = (): void => stored.save(null);
