/** A loss of health. `isLast`: the player goes down or dies. */
export interface Loss {
  readonly at: number;
  readonly amount: number;
  readonly isLast: boolean;
}

const full = 100;
/** Players heal this long after the last hit, in seconds, and this much in a second. */
const healing = { after: 9, speed: 4.5 } as const;
/** The health after a hit that the log does not count as a knock. */
const least = 3;

interface Mark {
  readonly at: number;
  readonly health: number;
}

/** Reads a player's health at rising times: it falls with each loss and rises while nothing happens. */
export const createHealth = (losses: readonly Loss[]): ((time: number) => number) => {
  const marks: Mark[] = [{ at: 0, health: full }];
  let health = full;
  let last = 0;
  for (const { at, amount, isLast } of losses.toSorted((a, b) => a.at - b.at)) {
    if (health === 0) break;
    const rested = Math.max(0, at - last - healing.after);
    const healed = Math.min(full, health + rested * healing.speed);
    if (healed > health) {
      const start = last + healing.after;
      marks.push({ at: start, health }, { at: start + (healed - health) / healing.speed, health: healed });
    }
    marks.push({ at, health: healed });
    health = isLast ? 0 : Math.max(least, healed - amount);
    marks.push({ at, health });
    last = at;
  }
  if (health > 0 && health < full) {
    const start = last + healing.after;
    marks.push({ at: start, health }, { at: start + (full - health) / healing.speed, health: full });
  }
  let i = 0;
  return (time) => {
    while (i < marks.length - 1 && (marks[i + 1]?.at ?? 0) <= time) i++;
    const from = marks[i];
    const to = marks[i + 1];
    if (!from) return full;
    if (!to || to.at <= from.at) return from.health;
    return from.health + ((to.health - from.health) * (time - from.at)) / (to.at - from.at);
  };
};
