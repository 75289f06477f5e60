import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { createLinks } from '@hotdrop/shared-domain/links';

const { home, search, shareCard, terms } = createLinks('', pubg);

/** The shell's own pages, relative to the base path. */
export const shellRoutes: readonly string[] = [home(), search(), shareCard(), terms()].map((address) =>
  address.slice(1),
);

/** Whether there is an address that both patterns of React Router match. */
export const doMeet = (one: string, other: string): boolean =>
  spellings(segmentsOf(one)).some((mine) =>
    spellings(segmentsOf(other)).some((theirs) => haveAddress(mine, theirs)),
  );

/** Expands optional segments: `a/:b?` is `a` and `a/:b`. */
function spellings([first, ...rest]: readonly string[]): string[][] {
  if (first === undefined) return [[]];
  const without = spellings(rest);
  const present = without.map((after) => [first.replace(/\?$/, ''), ...after]);
  return first.endsWith('?') ? [...present, ...without] : present;
}

const segmentsOf = (pattern: string) => pattern.toLowerCase().split('/').filter(Boolean);

function haveAddress([mine, ...myRest]: string[], [theirs, ...theirRest]: string[]): boolean {
  if (mine === '*' || theirs === '*') return true;
  if (mine === undefined || theirs === undefined) return mine === theirs;
  const isOpen = mine.startsWith(':') || theirs.startsWith(':');
  return (isOpen || mine === theirs) && haveAddress(myRest, theirRest);
}
