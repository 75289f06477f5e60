import type { Place } from './events.ts';
import type { Fight } from './types.ts';

/** Damage of one team to another. */
export interface Hit {
  readonly at: number;
  readonly teams: readonly [number, number];
  readonly place: Place;
}

/** A fight is over after this many seconds without damage. */
const pause = 30;
/** Damage farther from the middle of a fight, in meters, belongs to another one. */
const range = 300;

interface OpenFight {
  readonly from: number;
  to: number;
  readonly teams: Set<number>;
  x: number;
  y: number;
  hits: number;
}

/** Groups hits, oldest first, into fights: the same teams near each other without a pause. */
export const findFights = (hits: readonly Hit[]): Fight[] => {
  const fights: OpenFight[] = [];
  let open: OpenFight[] = [];
  for (const { at, teams, place } of hits) {
    open = open.filter(({ to }) => at - to <= pause);
    const found = open.find(
      (fight) =>
        teams.some((team) => fight.teams.has(team)) &&
        Math.hypot(place.x - fight.x, place.y - fight.y) <= range,
    );
    const fight = found ?? { from: at, to: at, teams: new Set<number>(), x: 0, y: 0, hits: 0 };
    if (!found) {
      fights.push(fight);
      open.push(fight);
    }
    fight.to = at;
    fight.hits += 1;
    fight.x += (place.x - fight.x) / fight.hits;
    fight.y += (place.y - fight.y) / fight.hits;
    for (const team of teams) fight.teams.add(team);
  }
  return fights.map(({ from, to, teams, x, y }) => ({
    from,
    to,
    teams: [...teams].sort((a, b) => a - b),
    place: { x, y },
  }));
};
