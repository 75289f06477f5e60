import { platformOf } from '@hotdrop/shared-domain/game';
import type { Links } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import type { RatingData } from './rating.loader.ts';

type About = NonNullable<Parameters<Links['rating']>[0]>;
type Change = { readonly [K in keyof About]: About[K] | undefined };

/** The address of the page with something changed in it; `player: undefined` marks nobody. */
export function useRatingLink({ shard, mode, marked }: Pick<RatingData, 'shard' | 'mode' | 'marked'>) {
  const { game, links } = useSite();
  return (change: Change): string => {
    // Another platform has other players.
    const isSamePlatform = platformOf(game, change.shard ?? shard) === platformOf(game, shard);
    const about: Change = { shard, mode, player: isSamePlatform ? marked?.name : undefined, ...change };
    const said = Object.entries(about).filter(([, value]) => value !== undefined);
    return links.rating(Object.fromEntries(said));
  };
}
