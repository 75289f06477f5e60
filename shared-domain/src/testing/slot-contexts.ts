import type { profileSlots, SlotContext } from '../slots/index.ts';
import { aMatch, aPlayer } from './builders.ts';

const { id, createdAt, matchType, gameMode, mapName } = aMatch();
const { accountId, name } = aPlayer();
const player = { shard: 'steam', name };
const item = { match: { id, createdAt, matchType, gameMode, mapName }, player: { ...player, accountId } };

/** Contexts of slots that need one, for parts without their page. */
export const slotContexts: { readonly [Name in keyof typeof profileSlots]: SlotContext<Name> } = {
  'profile.overview': { ...player, season: null, perspective: null, mode: null },
  'profile.habits': player,
  'profile.match': item,
  'match.section': item,
};
