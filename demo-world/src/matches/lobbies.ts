import type { Person } from '../people.ts';
import { draw, mix } from '../random.ts';
import { salts } from '../salts.ts';
import { day, hour, minute } from '../time.ts';

/** All matches start in slots of 36 minutes and are shorter than that, so no player is in two matches at once. */
export const slotLength = 36 * minute;
const slotsPerDay = day / slotLength;

export const slotAt = (time: number): number => Math.floor(time / slotLength);

export interface MatchKind {
  readonly matchType: string;
  readonly mode: string;
  readonly teamSize: number;
  readonly capacity: number;
  /** Bots fill a lobby up to this size. */
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

/** Match IDs contain the index: add new kinds at the end. */
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

/** The mode of a slot. Players of one slot play the same mode, so that lobbies fill up. */
const rankedOffer = ['squad', 'squad', 'duo', 'squad'] as const;
const normalOffer = ['squad', 'duo', 'squad', 'solo', 'squad', 'duo'] as const;
const kindIndexes = new Map(kinds.map(({ matchType, mode }, i) => [`${matchType}/${mode}`, i]));

const findKindIndex = (matchType: string, mode: string): number => {
  const index = kindIndexes.get(`${matchType}/${mode}`);
  if (index === undefined) throw new Error(`There is no match kind ${matchType}/${mode}.`);
  return index;
};

/** The kind with this index. Callers take the index from `kinds` itself. */
export const kindAt = (index: number): MatchKind => {
  const found = kinds[index];
  if (!found) throw new Error(`There is no match kind with the index ${index}.`);
  return found;
};

/** Activity per hour of a local day; the mean is 1. */
const activity = [
  1.1, 0.7, 0.45, 0.3, 0.2, 0.15, 0.15, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1, 1.05, 1.1, 1.15, 1.3, 1.6, 2, 2.35,
  2.4, 2.2, 1.6,
];

const playsIn = (seed: number, slot: number, person: Person, time: number): boolean => {
  if (time < person.from || time > person.until) return false;
  const localHour = (((Math.floor(time / hour) - person.evening) % 24) + 24) % 24;
  const chance = (person.matchesPerDay / slotsPerDay) * (activity[localHour] ?? 1);
  return draw(seed, slot, person.index, salts.presence) < chance;
};

/** Some matches are neither normal nor ranked; the numbers add up. */
const sideModes = [
  { below: 0.02, matchType: 'arcade', mode: 'tdm' },
  { below: 0.035, matchType: 'training', mode: 'training' },
  { below: 0.042, matchType: 'custom', mode: 'squad' },
] as const;

const drawKind = (seed: number, slot: number, person: Person): number => {
  const drawn = draw(seed, slot, person.index, salts.sideMode);
  const sideMode = sideModes.find(({ below }) => drawn < below);
  if (sideMode) return findKindIndex(sideMode.matchType, sideMode.mode);
  const isRanked = draw(seed, slot, person.index, salts.ranked) < person.rankedShare;
  const offer = isRanked ? rankedOffer : normalOffer;
  const team = offer[slot % offer.length] ?? 'squad';
  const perspective = draw(seed, slot, person.index, salts.firstPerson) < person.fppShare ? '-fpp' : '';
  return findKindIndex(isRanked ? 'competitive' : 'official', team + perspective);
};

/** Players of one pool can meet. Both consoles share a pool. */
export const findPool = (platform: string): string =>
  platform === 'steam' || platform === 'kakao' ? platform : 'console';

export interface Lobby {
  readonly pool: string;
  readonly slot: number;
  readonly kind: number;
  /** The index among the lobbies of this kind. */
  readonly number: number;
  readonly people: readonly Person[];
}

/** Lists the lobbies of a slot; with `only`, those of one kind. */
export const listLobbies = (
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
    const chosen = drawKind(seed, slot, person);
    if (only !== undefined && chosen !== only) continue;
    const group = groups.get(chosen);
    if (group) group.push(person);
    else groups.set(chosen, [person]);
  }
  return [...groups].flatMap(([chosen, group]) => {
    const shuffled = group
      .map((person) => ({ person, order: mix(seed, slot, person.index, salts.lobbyOrder) }))
      .sort((a, b) => a.order - b.order)
      .map(({ person }) => person);
    const { capacity } = kindAt(chosen);
    const lobbyCount = Math.ceil(group.length / capacity);
    const size = Math.ceil(group.length / lobbyCount);
    return Array.from({ length: lobbyCount }, (_, number) => ({
      pool,
      slot,
      kind: chosen,
      number,
      people: shuffled.slice(number * size, (number + 1) * size),
    }));
  });
};

/** The lobby of a player in a slot, if they play in it. */
export const findLobby = (
  seed: number,
  person: Person,
  people: readonly Person[],
  slot: number,
): Lobby | undefined => {
  if (!playsIn(seed, slot, person, slot * slotLength)) return undefined;
  return listLobbies(seed, findPool(person.platform), people, slot, drawKind(seed, slot, person)).find(
    (lobby) => lobby.people.includes(person),
  );
};
