import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { SiteDescription } from '@hotdrop/shared-host/store';
import { pageOfLink } from '../site.ts';

/** A slot of the site, with the team to ask about it. */
export type KnownSlot = SiteDescription['slots'][number];

/** Finds parts that no page could show. */
export function partProblems(
  { parts = [], offers = [], web }: AreaManifest,
  { name }: SiteDescription,
  others: readonly KnownSlot[],
): string[] {
  if (parts.length === 0) return [];
  const ids = parts.map(({ id }) => id);
  const findSlot = (slot: string) => [...others, ...offers].find((one) => one.name === slot);
  return [
    ...(web.chunks.parts
      ? []
      : ['the manifest lists parts, but src/parts.tsx does not exist or exports no `parts`']),
    ...[...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map(
      (id) => `the manifest lists the part ${id} more than once`,
    ),
    ...parts.flatMap(({ id, slot, chunk, title }) => [
      ...(findSlot(slot)
        ? []
        : [`the part ${id} is for the slot ${slot}, which no area of the site ${name} offers`]),
      ...(web.chunks[chunk]
        ? []
        : [
            `the part ${id} names the chunk ${chunk}, which the build does not have: name it in src/parts.tsx`,
          ]),
      ...(findSlot(slot)?.hasTitles && !title
        ? [`the part ${id} needs a title, because ${slot} shows it`]
        : []),
    ]),
  ];
}

/**
 * Finds slots that another area offers, too, and page slots that lack a part of their context: the addresses of their
 * pages must give it.
 */
export function slotProblems({ offers = [], routes }: AreaManifest, others: readonly KnownSlot[]): string[] {
  return offers.flatMap(({ name, kind, context, routes: pages = routes, query = [] }) => {
    const other = others.find((slot) => slot.name === name);
    const names = offers.filter((offer) => offer.name === name);
    return [
      ...(other
        ? [`the slot ${name} is already offered by ${other.area ?? other.owner}: choose another name`]
        : []),
      ...(names.length > 1 ? [`the manifest offers the slot ${name} more than once`] : []),
      ...(kind === 'page' ? pages : []).flatMap((route) => {
        const given = [...route.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter).concat(query);
        const missing = context.required.filter((field) => !given.includes(field));
        return missing.length === 0
          ? []
          : [`the route ${route} lacks a parameter for its slot ${name}: ${missing.join(', ')}`];
      }),
    ];
  });
}

/** Finds links that another area provides, too, and links to pages that the area does not have. */
export function linkProblems(
  { links = {}, routes }: AreaManifest,
  others: SiteDescription['links'],
): string[] {
  return Object.entries(links).flatMap(([name, pattern]) => {
    const other = others.find((link) => link.name === name);
    const page = pageOfLink(pattern);
    return [
      ...(other
        ? [`the link ${name} is already provided by ${other.area ?? other.owner}: choose another name`]
        : []),
      ...(routes.some((route) => doMeet(route, page))
        ? []
        : [`the link ${name} leads to ${page}, which is no route of the area`]),
    ];
  });
}

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
