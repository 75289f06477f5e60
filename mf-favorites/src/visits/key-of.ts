import type { Favorite } from '@hotdrop/shared-domain/favorites';
import { playerKey } from '@hotdrop/shared-domain/store';

/** Key of a favorite in maps. A file of its own, so that the page starts without the code that loads stats. */
export const keyOf = ({ shard, accountId }: Favorite): string => playerKey(shard, accountId);
