import * as v from 'valibot';

const name = v.pipe(v.string(), v.minLength(1));
const player = v.object({ shard: name, accountId: name, name });
const match = v.object({
  id: name,
  /** ISO 8601. */
  createdAt: name,
  matchType: v.string(),
  gameMode: v.string(),
  mapName: v.string(),
});

/**
 * The slots that pages offer, each with the schema of its context. A page slot takes its context from the address
 * alone, so its parts load their data beside the page. An item slot takes it from the page that renders the item.
 */
export const slots = {
  /** Below the search of the home page, for visitors without recent players. */
  'home.search': { kind: 'page', context: v.object({}) },
  /** Beside the search on the home page. For returning visitors, the first of its rows. */
  'home.hero': { kind: 'page', context: v.object({}) },
  /** A line across the home page. */
  'home.strip': { kind: 'page', context: v.object({}) },
  /** In the first row of the home page, for visitors whose own player the browser knows. */
  'home.mine': { kind: 'page', context: v.object({}) },
  /** In the first row of the home page, for visitors with favorites. */
  'home.favorites': { kind: 'page', context: v.object({}) },
  /** The rows of the home page. */
  home: { kind: 'page', context: v.object({}) },
  /** Below a player's overview. A null value is not in the address, so the page chooses it. */
  'profile.overview': {
    kind: 'page',
    context: v.object({
      shard: name,
      name,
      season: v.nullish(name, null),
      // The query of an address can be any text.
      perspective: v.nullish(v.string(), null),
      mode: v.nullish(v.string(), null),
    }),
  },
  /** The foot of a match card in a player's list. */
  'profile.match': { kind: 'item', context: v.object({ match, player }) },
  /** A tab of an opened match. */
  'match.section': { kind: 'item', context: v.object({ match, player }) },
} as const;

export type SlotName = keyof typeof slots;
export type SlotContext<Name extends SlotName> = v.InferOutput<(typeof slots)[Name]['context']>;

export const isSlotName = (slot: string): slot is SlotName => Object.hasOwn(slots, slot);

/** Returns the context as its slot declares it. Throws when the page gives another one. */
export function readSlotContext<Name extends SlotName>(slot: Name, context: unknown): SlotContext<Name> {
  const result = v.safeParse<(typeof slots)[SlotName]['context']>(slots[slot].context, context);
  if (result.success) return result.output;
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'context'}: ${issue.message}`);
  throw new Error(
    `The page gives the slot ${slot} a context that does not match its schema. ${problems.join(' ')}`,
  );
}
