import type { PlayingComparison, PlayingRange } from '@hotdrop/shared-domain/wire';
import { useSite } from '@hotdrop/shared-ui/site';
import { comparisonsOf } from './playing.loader.ts';

/** Provides links to the page with a range and a comparison, which is left out where the range has none. */
export function usePlayingLink() {
  const { links } = useSite();
  return (range: PlayingRange, compare: PlayingComparison | null): string => {
    const isPossible = compare !== null && comparisonsOf(range).includes(compare);
    return links.playing({ range }) + (isPossible ? `&compare=${compare}` : '');
  };
}
