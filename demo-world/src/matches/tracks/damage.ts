import { drawIn } from '../../random.ts';
import type { Hit, Part, PlayedMatch } from '../played-match.ts';
import { distanceBetween } from './geometry.ts';
import type { Landing } from './landings.ts';
import { placeAt, type Step } from './track.ts';

/** A part of a player's damage. */
export interface Damage {
  readonly at: number;
  readonly by: Part;
  readonly whom: Part;
  readonly amount: number;
  readonly weapon: string;
}

/** The most that a player takes before going down, and the shots and seconds for it. */
const whole = 100;
const shots = { min: 1, range: 4, seconds: 5 } as const;
/** Damage without a knock: the size of one hit, the seconds before a fight, and the distance at most. */
const stray = { min: 12, range: 30, seconds: 14, distance: 420, attempts: 16 } as const;

const cents = (value: number): number => Math.round(value * 100) / 100;

type Tracks = ReadonlyMap<Part, readonly Step[]>;

/** The shots that end with a knock, or with a death without one. The last one is at the time of the log. */
const shootDown = (hit: Hit, by: Part, amount: number, from: number, roll: () => number): Damage[] => {
  const count = Math.floor(drawIn(shots, roll));
  const each = cents(amount / count);
  return Array.from({ length: count }, (_, i) => ({
    at: i === count - 1 ? hit.at : Math.max(from, hit.at - roll() * shots.seconds),
    ...{ by, whom: hit.victim, weapon: hit.weapon },
    amount: i === count - 1 ? cents(amount - each * (count - 1)) : each,
  }));
};

/**
 * Splits each player's damage of the match into hits: the knocks and kills of the log, and the rest on
 * opponents near a fight of their team. The rest is left out if no opponent was near.
 */
export const splitDamage = (
  match: PlayedMatch,
  tracks: Tracks,
  landings: ReadonlyMap<Part, Landing>,
  roll: () => number,
): Damage[] => {
  const landed = (part: Part) => landings.get(part)?.at ?? 0;
  const knocked = new Map(match.hits.filter(({ type }) => type === 'knock').map((hit) => [hit.victim, hit]));
  const fightsOf = new Map<number, Hit[]>();
  for (const hit of match.hits)
    for (const team of new Set([hit.victim.team, hit.killer?.team]))
      if (team !== undefined && hit.killer) fightsOf.set(team, [...(fightsOf.get(team) ?? []), hit]);
  const damages: Damage[] = [];

  const findTarget = (by: Part, fights: readonly Hit[]) => {
    for (let attempt = 0; attempt < stray.attempts; attempt++) {
      const fight = fights[Math.floor(roll() * fights.length)];
      const opponent = fight?.killer?.team === by.team ? fight.victim : fight?.killer;
      if (!fight || !opponent) return null;
      const at = fight.at - roll() * stray.seconds;
      const down = knocked.get(opponent)?.at ?? opponent.end;
      const ownDown = knocked.get(by)?.at ?? by.end;
      if (at < Math.max(landed(by), landed(opponent)) || at > Math.min(down, ownDown)) continue;
      const far = distanceBetween(placeAt(tracks.get(by) ?? [], at), placeAt(tracks.get(opponent) ?? [], at));
      if (far < stray.distance) return { whom: opponent, at };
    }
    return null;
  };

  const killsOf = Map.groupBy(
    match.hits.filter(({ type, killer }) => type === 'kill' && killer),
    ({ killer }) => killer,
  );
  for (const by of match.parts) {
    const kills = killsOf.get(by) ?? [];
    const total = cents(by.damage);
    const each = Math.min(whole, total / Math.max(1, kills.length));
    for (const kill of kills) {
      const hit = knocked.get(kill.victim) ?? kill;
      damages.push(...shootDown(hit, by, cents(each), Math.max(landed(by), landed(kill.victim)), roll));
    }
    let left = cents(total - cents(each) * kills.length);
    const fights = fightsOf.get(by.team) ?? [];
    while (left > 0) {
      const target = findTarget(by, fights);
      if (!target) break;
      const amount = left < stray.min * 2 ? left : cents(Math.min(left, drawIn(stray, roll)));
      damages.push({ ...target, by, amount, weapon: by.favorite.id });
      left = cents(left - amount);
    }
  }
  return damages;
};
