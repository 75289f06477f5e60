import type { Named } from '@hotdrop/shared-domain/links';
import { isNameOrId } from '@hotdrop/shared-domain/text';
import { createStoredValue } from '@hotdrop/shared-ui/stored-value';

const maxPlayers = 6;

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'shard' in value &&
  typeof value.shard === 'string' &&
  'name' in value &&
  isNameOrId(value.name);

const stored = createStoredValue<readonly Named[]>('recent-searches', [], (value) =>
  Array.isArray(value) ? value.filter(isNamed).slice(0, maxPlayers) : [],
);

/** Reads the last viewed players, newest first. */
export const readRecentPlayers = stored.read;
export const watchRecentPlayers = stored.subscribe;
/** The list is empty on the server and until hydration. */
export const useRecentPlayers = stored.useValue;

export function rememberRecentPlayer({ shard, name }: Named): void {
  const others = readRecentPlayers().filter((player) => player.name !== name || player.shard !== shard);
  stored.save([{ shard, name }, ...others].slice(0, maxPlayers));
}

export const forgetRecentPlayers = (): void => stored.save([]);
