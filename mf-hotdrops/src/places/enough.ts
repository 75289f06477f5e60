/** Shares of fewer matches would say more about chance than about the map. */
const fewestMatches = 20;

export const hasEnoughMatches = ({ matches }: { readonly matches: number }): boolean =>
  matches >= fewestMatches;

/** A town, or a cell, with fewer landings is not compared with others. */
const fewestCompared = 100;
const fewestShaded = 5;

interface Landed {
  readonly landings: number;
}

export const canCompare = ({ landings }: Landed): boolean => landings >= fewestCompared;
export const canShade = ({ landings }: Landed): boolean => landings >= fewestShaded;
