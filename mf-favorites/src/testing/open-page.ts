import {
  type Favorite,
  type KeyValueStorage,
  selectFavorites,
  type WatchStorage,
} from '@hotdrop/shared-domain/favorites';
import {
  anActiveSeason,
  aPlayer,
  aSeason,
  type FakeAnswers,
  type FakeSiteSettings,
  memoryStorage,
  someRankedStats,
  someSeasonStats,
  someSharedMatches,
} from '@hotdrop/shared-domain/testing';
import type { RankedModeStats } from '@hotdrop/shared-domain/wire';
import { openArea } from '@hotdrop/shared-ui/testing';
import { area } from '../area.tsx';

export const aFavorite = (accountId: string, shard = 'STEAM'): Favorite => ({ accountId, shard });

/** An API where every player exists, with the given stats. */
export const aWorld = (
  stats: Readonly<Record<string, Partial<RankedModeStats> | null>> = {},
): FakeAnswers => ({
  listActiveSeasons: {
    seasons: {
      steam: anActiveSeason(),
      xbox: anActiveSeason({ id: 'division.bro.official.console-43' }),
    },
  },
  listSeasons: { seasons: [aSeason(), aSeason({ id: 'division.bro.official.pc-2018-42' })] },
  getPlayer: aPlayerByName,
  getSharedMatches: ({ accountId, with: others }) =>
    someSharedMatches({
      others: others
        .split(',')
        .map((id) => ({ accountId: id, together: 10, against: 1, ahead: accountId < id ? 1 : 0 })),
    }),
  getSeasonStats: (input) => someStats(input, stats[input.accountId]),
});

/** A player with the same account id and name. */
export const aPlayerByName = ({ shard, player }: { readonly shard: string; readonly player: string }) => ({
  player: aPlayer({ accountId: player, name: player, shard: shard.toUpperCase() }),
});

/** A season with games in squad mode; null: without games. */
export const someStats = (
  { season }: { readonly season: string },
  change: Partial<RankedModeStats> | null = {},
) => someSeasonStats({ season, rankedStats: change === null ? {} : { squad: someRankedStats(change) } });

interface Visit extends Omit<FakeSiteSettings, 'favorites'> {
  readonly path?: string;
  readonly list?: readonly Favorite[];
}

const tabs = new Map<KeyValueStorage, Set<(key: string) => void>>();

/** Notifies all tabs except the writing one, as a browser does. */
function tab(storage: KeyValueStorage): { storage: KeyValueStorage; watchStorage: WatchStorage } {
  const others = tabs.get(storage) ?? new Set();
  tabs.set(storage, others);
  let own = (_key: string) => {};
  return {
    storage: {
      getItem: (key) => storage.getItem(key),
      setItem: (key, value) => {
        storage.setItem(key, value);
        for (const listener of others) if (listener !== own) listener(key);
      },
    },
    watchStorage: (listener) => {
      own = listener;
      others.add(listener);
      return () => others.delete(listener);
    },
  };
}

/** Opens an address of the area with a list of favorites. */
export async function openPage({
  path = 'favorite',
  list = [],
  storage = memoryStorage(),
  answers,
  ...rest
}: Visit = {}) {
  if (list.length > 0) storage.setItem('favorites', JSON.stringify(list));
  const settings = { ...tab(storage), ...rest, answers: { ...aWorld(), ...answers } };
  const page = await openArea(area, path, settings);
  return { ...page, favorites: () => selectFavorites(page.site.store.getState()) };
}
