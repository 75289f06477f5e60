import { type AreaManifest, isSlotName, readSlotContext, slots } from '@hotdrop/shared-domain/contract';
import { pubg } from '@hotdrop/shared-domain/game/pubg';
import { createLinks } from '@hotdrop/shared-domain/links';
import type { SiteDescription } from '@hotdrop/shared-host/store';

/** Slots that show the title of a part. */
const titledSlots: readonly string[] = ['match.section'];

/** Finds parts that no page could show. */
export function partProblems({ parts = [], web }: AreaManifest, site: SiteDescription): string[] {
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  return [
    ...(web.chunks.parts
      ? []
      : ['the manifest lists parts, but src/parts.tsx does not exist or exports no `parts`']),
    ...[...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
      (id) => `the manifest lists the part ${id} more than once`,
    ),
    ...parts.flatMap(({ id, slot, chunk, title }) => [
      ...(site.slots.includes(slot)
        ? []
        : [`the part ${id} is for the slot ${slot}, which the site ${site.name} does not have`]),
      ...(web.chunks[chunk]
        ? []
        : [
            `the part ${id} names the chunk ${chunk}, which the build does not have: name it in src/parts.tsx`,
          ]),
      ...(titledSlots.includes(slot) && !title
        ? [`the part ${id} needs a title, because ${slot} shows it`]
        : []),
    ]),
  ];
}

/** Finds page slots that lack a part of their context: the addresses of their pages must give it. */
export function slotProblems({ slots: offered = [] }: AreaManifest): string[] {
  return offered.flatMap(({ name, routes, query = [] }) => {
    if (!isSlotName(name)) return [`the manifest offers the slot ${name}, which the contract does not have`];
    if (slots[name].kind === 'item') return [];
    return routes.flatMap((route) => {
      const parameters = [...route.matchAll(/:(\w+)/g)].flatMap(([, parameter]) => parameter ?? []);
      const context = Object.fromEntries([...parameters, ...query].map((key) => [key, 'any']));
      try {
        readSlotContext(name, context);
        return [];
      } catch (error) {
        return [`the route ${route} lacks a parameter for its slot ${name}: ${String(error)}`];
      }
    });
  });
}

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
