import type { Offer } from '@hotdrop/shared-domain/contract';

/** A slot of a page. */
export interface PageSlot extends Pick<Offer, 'name' | 'kind' | 'query'> {
  /** The area that offers it. Undefined: the host. */
  readonly area?: string;
  /** React Router patterns relative to the base path. */
  readonly routes: readonly string[];
  /** The fields of the context in their order, and whether they must have a value. */
  readonly context: Readonly<Record<string, boolean>>;
}

/** Creates the slots of a host's own page, whose contexts are empty. */
export const createOwnSlots = (names: readonly string[], route: string): PageSlot[] =>
  names.map((name) => ({ name, kind: 'page', routes: [route], context: {} }));

interface AreaWithOffers {
  readonly id: string;
  readonly routes: readonly string[];
  readonly offers?: readonly Offer[] | undefined;
}

/**
 * Lists the slots of a site. A slot that two areas offer belongs to the host, or to the first area by id; in the pages
 * of the other it stays empty.
 */
export function listSlots(areas: readonly AreaWithOffers[], own: readonly PageSlot[] = []): PageSlot[] {
  const offered = areas
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .flatMap(({ id, routes, offers = [] }) =>
      offers.map((offer): PageSlot => {
        const { properties, required } = offer.context;
        const fields = Object.keys(properties).map((field) => [field, required.includes(field)]);
        const { name, kind, query } = offer;
        return {
          name,
          kind,
          ...(query && { query }),
          area: id,
          routes: offer.routes ?? routes,
          context: Object.fromEntries(fields),
        };
      }),
    );
  const byName = new Map([...own, ...offered].reverse().map((slot) => [slot.name, slot]));
  return [...byName.values()].reverse();
}

/**
 * Returns the fields of a context that its slot declares, in their order and null without a value: equal contexts have
 * equal keys, whether a page or an address gives them. Throws if a field lacks its value.
 */
export function readSlotContext({ name, context: fields }: PageSlot, context: unknown): object {
  const given = Object(context);
  const missing = Object.keys(fields).filter((field) => fields[field] && isEmpty(given[field]));
  if (missing.length > 0) {
    throw new Error(`The page gives the slot ${name} a context without ${missing.join(', ')}.`);
  }
  return Object.fromEntries(Object.keys(fields).map((field) => [field, given[field] ?? null]));
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
