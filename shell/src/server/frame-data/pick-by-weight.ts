interface Weighted {
  readonly weight: number;
}

/** Picks an item with a probability that is proportional to its weight. `random` is from 0 to below 1. */
export function pickByWeight<Item extends Weighted>(
  items: readonly Item[],
  random: number,
): Item | undefined {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  let rest = random * total;
  return items.find(({ weight }) => {
    rest -= weight;
    return rest < 0;
  });
}
