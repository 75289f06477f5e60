import { drawIn } from '../random.ts';
import type { Hit, Part } from './played-match.ts';
import { grenade } from './weapons.ts';

const killerAttempts = 6;
/** Most fights are at short range. */
const distanceExponent = 2.6;
const chances = {
  withoutKiller: 0.05,
  grenade: 0.05,
  headshot: 0.24,
  knock: 0.8,
  assist: 0.3,
  zone: 0.85,
} as const;
/** Seconds from a knock to the death. */
const bleeding = { min: 4, range: 40 } as const;
const firstKnock = 30;
const killDamage = { min: 68, range: 60 } as const;
const assistDamage = { min: 25, range: 50 } as const;

/** All players by survival time, longest first, with the running sum of their aims. */
interface Survivors {
  readonly order: readonly Part[];
  readonly aims: Float64Array;
  readonly positions: ReadonlyMap<Part, number>;
}

export const sortSurvivors = (parts: readonly Part[]): Survivors => {
  const order = parts.toSorted((a, b) => b.end - a.end);
  const aims = new Float64Array(order.length);
  let sum = 0;
  for (const [i, { aim }] of order.entries()) {
    sum += aim;
    aims[i] = sum;
  }
  return { order, aims, positions: new Map(order.map((part, i) => [part, i])) };
};

/** The first index below `end` at which the running sum exceeds the drawn value. */
const findDrawn = (sums: Float64Array, end: number, drawn: number): number => {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > drawn) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Draws a player of another team who lived longer than the victim. Good players are drawn more often. */
const drawKiller = ({ order, aims, positions }: Survivors, victim: Part, roll: () => number): Part | null => {
  const before = positions.get(victim) ?? 0;
  if (before === 0) return null;
  for (let attempt = 0; attempt < killerAttempts; attempt++) {
    const drawn = roll() * (aims[before - 1] ?? 0);
    const killer = order[findDrawn(aims, before - 1, drawn)];
    if (killer && killer.team !== victim.team) return killer;
  }
  return null;
};

/** A teammate who is alive at that time. Teams are adjacent in `parts`. */
const findTeammate = (parts: readonly Part[], { index, team }: Part, time: number): Part | undefined => {
  let at = index;
  while (at > 0 && parts[at - 1]?.team === team) at--;
  for (let mate = parts[at]; mate?.team === team; mate = parts[++at]) {
    if (at !== index && mate.end > time) return mate;
  }
  return undefined;
};

/** Decides who kills a player and how, and adds it to the figures. */
export const killPart = (
  parts: readonly Part[],
  survivors: Survivors,
  victim: Part,
  roll: () => number,
): readonly Hit[] => {
  const killer = roll() < chances.withoutKiller ? null : drawKiller(survivors, victim, roll);
  const isThrown = roll() < chances.grenade;
  const weapon = isThrown || !killer ? grenade : killer.favorite;
  const distance = weapon.near + (weapon.far - weapon.near) * roll() ** distanceExponent;
  const isHeadshot = !isThrown && roll() < chances.headshot;
  const isKnockedFirst = roll() < chances.knock;
  const assistRoll = roll();
  const bleedingTime = drawIn(bleeding, roll);
  if (!killer) {
    victim.death = roll() < chances.zone ? 'byzone' : 'suicide';
    const cause = victim.death === 'byzone' ? 'Bluezonebomb_EffectActor_C' : 'None';
    return [{ type: 'kill', at: victim.end, killer, victim, weapon: cause, distance: 0 }];
  }
  killer.kills += 1;
  killer.headshots += isHeadshot ? 1 : 0;
  killer.damage += drawIn(killDamage, roll);
  killer.longestKill = Math.max(killer.longestKill, distance);
  const hit = { killer, victim, weapon: weapon.id, distance };
  const hits: Hit[] = [{ ...hit, type: 'kill', at: victim.end }];
  if (isKnockedFirst && findTeammate(parts, victim, victim.end)) {
    killer.knocks += 1;
    hits.push({ ...hit, type: 'knock', at: Math.max(firstKnock, victim.end - bleedingTime) });
  }
  const assistant = assistRoll < chances.assist ? findTeammate(parts, killer, victim.end) : undefined;
  if (assistant) {
    assistant.assists += 1;
    assistant.damage += drawIn(assistDamage, roll);
  }
  return hits;
};
