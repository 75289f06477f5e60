import type { Person } from './people.ts';
import { draw, mix } from './random.ts';

/** Matches start together, every 36 minutes, and last less: nobody is in two at once. */
export const slotLength = 36 * 60_000;
const slotsPerDay = 40;

export const slotAt = (time: number): number => Math.floor(time / slotLength);

export interface MatchKind {
  readonly matchType: string;
  readonly mode: string;
  readonly teamSize: number;
  readonly capacity: number;
  /** Lobbies with fewer people than this are filled up with bots. */
  readonly fillTo: number;
}

const kind = (
  matchType: string,
  mode: string,
  teamSize: number,
  capacity: number,
  fillTo: number,
): MatchKind => ({
  matchType,
  mode,
  teamSize,
  capacity,
  fillTo,
});

/** The order is part of match ids: add at the end. */
export const kinds: readonly MatchKind[] = [
  kind('competitive', 'squad', 4, 64, 64),
  kind('competitive', 'squad-fpp', 4, 64, 48),
  kind('competitive', 'duo', 2, 64, 56),
  kind('competitive', 'duo-fpp', 2, 64, 40),
  kind('official', 'squad', 4, 100, 84),
  kind('official', 'squad-fpp', 4, 100, 64),
  kind('official', 'duo', 2, 100, 64),
  kind('official', 'duo-fpp', 2, 100, 56),
  kind('official', 'solo', 1, 96, 60),
  kind('official', 'solo-fpp', 1, 96, 48),
  kind('arcade', 'tdm', 8, 16, 16),
  kind('training', 'training', 1, 40, 1),
  kind('custom', 'squad', 4, 64, 32),
];

/** What is on offer in a slot, so that those who play together meet: mostly squads, now and then the others. */
const rankedOffer = ['squad', 'squad', 'duo', 'squad'] as const;
const normalOffer = ['squad', 'duo', 'squad', 'solo', 'squad', 'duo'] as const;
const indexOf = (matchType: string, mode: string) =>
  kinds.findIndex((each) => each.matchType === matchType && each.mode === mode);
const indexes = new Map(
  kinds.map(({ matchType, mode }) => [`${matchType}/${mode}`, indexOf(matchType, mode)]),
);

/** How lively each hour of a local day is; the mean is 1. */
const liveliness = [
  1.1, 0.7, 0.45, 0.3, 0.2, 0.15, 0.15, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1, 1.05, 1.1, 1.15, 1.3, 1.6, 2, 2.35,
  2.4, 2.2, 1.6,
];

const playsIn = (seed: number, slot: number, person: Person, time: number): boolean => {
  if (time < person.from || time > person.until) return false;
  const hour = (((Math.floor(time / 3_600_000) - person.evening) % 24) + 24) % 24;
  const chance = (person.matchesPerDay / slotsPerDay) * (liveliness[hour] as number);
  return draw(seed, slot, person.index, 21) < chance;
};

const kindFor = (seed: number, slot: number, person: Person): number => {
  const odd = draw(seed, slot, person.index, 22);
  if (odd < 0.02) return indexes.get('arcade/tdm') as number;
  if (odd < 0.035) return indexes.get('training/training') as number;
  if (odd < 0.042) return indexes.get('custom/squad') as number;
  const isRanked = draw(seed, slot, person.index, 23) < person.rankedShare;
  const offer = isRanked ? rankedOffer : normalOffer;
  const team = offer[slot % offer.length] as string;
  const perspective = draw(seed, slot, person.index, 25) < person.fppShare ? '-fpp' : '';
  return indexes.get(`${isRanked ? 'competitive' : 'official'}/${team}${perspective}`) as number;
};

/** Who can meet whom: the consoles play together. */
export const poolOf = (platform: string): string =>
  platform === 'steam' || platform === 'kakao' ? platform : 'console';

export interface Lobby {
  readonly pool: string;
  readonly slot: number;
  readonly kind: number;
  /** Which of the lobbies of this kind. */
  readonly number: number;
  readonly people: readonly Person[];
}

/** The lobbies that start in a slot. `only` leaves out kinds that nobody asked for. */
export const lobbiesIn = (
  seed: number,
  pool: string,
  people: readonly Person[],
  slot: number,
  only?: number,
): Lobby[] => {
  const time = slot * slotLength;
  const groups = new Map<number, Person[]>();
  for (const person of people) {
    if (!playsIn(seed, slot, person, time)) continue;
    const chosen = kindFor(seed, slot, person);
    if (only !== undefined && chosen !== only) continue;
    const group = groups.get(chosen);
    if (group) group.push(person);
    else groups.set(chosen, [person]);
  }
  return [...groups].flatMap(([chosen, group]) => {
    const order = new Map(group.map((person) => [person, mix(seed, slot, person.index, 26)]));
    group.sort((a, b) => (order.get(a) as number) - (order.get(b) as number));
    const { capacity } = kinds[chosen] as MatchKind;
    const lobbyCount = Math.ceil(group.length / capacity);
    const size = Math.ceil(group.length / lobbyCount);
    return Array.from({ length: lobbyCount }, (_, number) => ({
      pool,
      slot,
      kind: chosen,
      number,
      people: group.slice(number * size, (number + 1) * size),
    }));
  });
};

/** The lobby that somebody is in, if they play in that slot at all. */
export const lobbyOf = (
  seed: number,
  person: Person,
  people: readonly Person[],
  slot: number,
): Lobby | undefined => {
  if (!playsIn(seed, slot, person, slot * slotLength)) return undefined;
  return lobbiesIn(seed, poolOf(person.platform), people, slot, kindFor(seed, slot, person)).find((lobby) =>
    lobby.people.includes(person),
  );
};
