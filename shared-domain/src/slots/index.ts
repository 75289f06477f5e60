import type { ReactNode } from 'react';
import * as v from 'valibot';
import type { Site } from '../contract/site.ts';

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
const nothing = v.object({});

/** The slots of the shell's home page, with the schemas of their contexts. */
export const homeSlots = {
  /** Below the search of the home page, for visitors without recent players. */
  'home.search': nothing,
  /** Beside the search on the home page, for newcomers. */
  'home.hero': nothing,
  /** In the first row of the home page, for visitors whose own player the browser knows. */
  'home.mine': nothing,
  /** In the first row of the home page, for visitors with favorites. */
  'home.favorites': nothing,
  /** The rows of the home page. */
  home: nothing,
} as const;

/** The slots of mf-profile's pages. */
export const profileSlots = {
  /** Below a player's overview. A null value is not in the address, so the page chooses it. */
  'profile.overview': v.object({
    shard: name,
    name,
    season: v.nullish(name, null),
    // The query of an address can be any text.
    perspective: v.nullish(v.string(), null),
    mode: v.nullish(v.string(), null),
  }),
  /** Among the panels of a player's habits, which are of the last three months. */
  'profile.habits': v.object({ shard: name, name }),
  /** The foot of a match card in a player's list. */
  'profile.match': v.object({ match, player }),
  /** A tab of an opened match. */
  'match.section': v.object({ match, player }),
} as const;

type OurSlots = typeof homeSlots & typeof profileSlots;

/** A slot of this repository. Slots of other teams have any name. */
export type SlotName = keyof OurSlots;
export type SlotContext<Name extends SlotName> = v.InferOutput<OurSlots[Name]>;

/** The context of one of our slots by its name, or the context itself for a slot of another team. */
export type ContextOf<Slot> = Slot extends SlotName ? SlotContext<Slot> : Slot extends string ? object : Slot;

interface PartProps<Context, Data> {
  readonly context: Context;
  readonly data: Data;
}

/**
 * A component that an area contributes to a slot of another page, with an optional loader. `Slot` is the name of one of
 * our slots, or the type of the context that a slot of another team has.
 */
export interface Part<Slot extends string | object, Data = undefined> {
  /** Loads the data beside the page's own loader. Only parts of page slots have one. */
  load?(input: {
    readonly site: Site;
    readonly context: ContextOf<Slot>;
    readonly signal: AbortSignal;
  }): Promise<Data>;
  Component(props: PartProps<ContextOf<Slot>, Data>): ReactNode;
}

/** A part of any slot, as `createParts` of shared-ui takes it. */
export interface AnyPart {
  load?(input: {
    readonly site: Site;
    readonly context: unknown;
    readonly signal: AbortSignal;
  }): Promise<unknown>;
  Component(props: PartProps<unknown, unknown>): ReactNode;
}
