import { type AreaManifest, isSlotName, readSlotContext, slots } from '@hotdrop/shared-domain/contract';
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
