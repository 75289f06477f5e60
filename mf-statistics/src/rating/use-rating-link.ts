import { platformOf } from '@hotdrop/shared-domain/game';
import type { Links } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import type { RatingData } from './rating.loader.ts';

type RatingQuery = NonNullable<Parameters<Links['rating']>[0]>;
type Change = { readonly [K in keyof RatingQuery]: RatingQuery[K] | undefined };

/** Provides links to the page with some parameters changed; `player: undefined` removes the marked player. */
export function useRatingLink({ shard, mode, marked }: Pick<RatingData, 'shard' | 'mode' | 'marked'>) {
  const { game, links } = useSite();
  return (change: Change): string => {
    // Players belong to one platform.
    const isSamePlatform = platformOf(game, change.shard ?? shard) === platformOf(game, shard);
    const query: Change = { shard, mode, player: isSamePlatform ? marked?.name : undefined, ...change };
    const defined = Object.entries(query).filter(([, value]) => value !== undefined);
    return links.rating(Object.fromEntries(defined));
  };
}
