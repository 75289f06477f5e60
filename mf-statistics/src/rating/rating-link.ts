import type { Links } from '@hotdrop/shared-domain/links';
import { useSite } from '@hotdrop/shared-ui/site';
import type { RatingData } from './rating.loader.ts';

type About = NonNullable<Parameters<Links['rating']>[0]>;
type Change = { readonly [K in keyof About]: About[K] | undefined };

/** The address of the page with something changed in it; `player: undefined` marks nobody. */
export function useRatingLink({ shard, mode, marked }: Pick<RatingData, 'shard' | 'mode' | 'marked'>) {
  const { links } = useSite();
  return (change: Change): string => {
    const about: Change = { shard, mode, player: marked?.name, ...change };
    const said = Object.entries(about).filter(([, value]) => value !== undefined);
    return links.rating(Object.fromEntries(said));
  };
}
