import type { Game } from '../game/index.ts';

const meets = {
  /** Sizes and towns of maps. */
  geography: (game: Game) => game.loadGeography !== undefined,
};

/** Something that not every game has, and some areas are about. */
export type SiteNeed = keyof typeof meets;

const isKnown = (need: string): need is SiteNeed => Object.hasOwn(meets, need);

/** Whether an area makes sense on a site of this game. A need that this contract does not know is not met. */
export const meetsNeeds = (
  game: Game,
  { needs = [] }: { readonly needs?: readonly string[] | undefined },
): boolean => needs.every((need) => isKnown(need) && meets[need](game));
