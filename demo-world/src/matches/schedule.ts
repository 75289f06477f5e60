import { LRUCache } from 'lru-cache';
import type { Person } from '../people.ts';
import { draw, mix, salts, sessionSalts } from '../random.ts';
import { day, hour, slotAt, slotLength } from '../time.ts';

/** Players who play together: a squad, or one player alone. */
interface Group {
  /** Distinguishes the draws of groups. */
  readonly key: number;
  readonly people: readonly [Person, ...Person[]];
  /** Matches a day of each member in this group. */
  readonly matchesPerDay: number;
}

const squadSize = 4;
/** The share of their matches that players play with their squad. */
const squadMatchShare = 0.75;
/** Keeps the keys of squads apart from those of players. */
const firstSquadKey = 1_000_000;

/** Squads consist of players who can play together in the evening and want the same matches. */
const findCircle = ({ platform, evening, rankedShare, fppShare }: Person): string =>
  [platform, evening, rankedShare === 0, fppShare === 1].join();

/** Forms squads of players who play about as often as each other. */
const formSquads = (people: readonly Person[]): Group[] => {
  const joining = people.filter(({ hasSquad, matchesPerDay }) => hasSquad && matchesPerDay > 0);
  const circles = Map.groupBy(joining, findCircle);
  return [...circles.values()].flatMap((circle) => {
    const sorted = circle.toSorted((a, b) => b.matchesPerDay - a.matchesPerDay);
    const squads: Group[] = [];
    for (let start = 0; start < sorted.length; start += squadSize) {
      const [first, ...rest] = sorted.slice(start, start + squadSize);
      if (!first || rest.length === 0) continue;
      const members: Group['people'] = [first, ...rest];
      const mean = members.reduce((sum, { matchesPerDay }) => sum + matchesPerDay, 0) / members.length;
      squads.push({
        key: firstSquadKey + first.index,
        people: members,
        matchesPerDay: mean * squadMatchShare,
      });
    }
    return squads;
  });
};

/** Lists the squads, then each player alone. */
const formGroups = (people: readonly Person[]): Group[] => {
  const squads = formSquads(people);
  const inSquads = new Set(squads.flatMap((squad) => squad.people));
  const alone = people.map(
    (person): Group => ({
      key: person.index,
      people: [person],
      matchesPerDay: person.matchesPerDay * (inSquads.has(person) ? 1 - squadMatchShare : 1),
    }),
  );
  return [...squads, ...alone];
};

/** Matches in a row, played by the same people. */
export interface Session {
  readonly group: Group;
  readonly first: number;
  /** The slot after the last one. */
  readonly end: number;
  readonly people: readonly Person[];
  readonly isRanked: boolean;
  readonly isFirstPerson: boolean;
}

/** Weights of the hours of a local day. */
const hourWeights = [
  22, 14, 9, 6, 4, 3, 3, 4, 6, 9, 12, 15, 18, 20, 21, 22, 23, 26, 32, 40, 47, 48, 44, 32,
] as const;

/** Repeats each hour by its weight, so that a draw is one lookup. */
const weightedHours = hourWeights.flatMap((weight, hourOfDay) => Array<number>(weight).fill(hourOfDay));

const drawHour = (drawn: number): number => weightedHours[Math.floor(drawn * weightedHours.length)] ?? 0;

/** How often people play on each day of the week, from Monday; the mean is 1. */
const weekdays = [0.8, 0.75, 0.8, 0.8, 1.1, 1.45, 1.3] as const;
/** January 1, 1970 was a Thursday. */
const firstWeekday = 3;

/** The mean number of matches in a session grows with how often a group plays. */
const length = { base: 2, perMatchADay: 0.8, max: 7 } as const;
/** The chance of a member to be there when the squad plays. */
const attendance = 0.8;
const maxDayChance = 0.95;

/** A local day has sessions in slots of the day before and after it, in any time zone. */
const daysAround = [-1, 0, 1] as const;
/** The days of a match list of three months. */
const keptDays = 100;

const drawPeople = (seed: number, { people, key }: Group, date: number, start: number): Person[] =>
  people.filter(
    ({ index, from, until }) =>
      start >= from &&
      start <= until &&
      (people.length === 1 || draw(seed, date, key, mix(index, salts.attendance)) < attendance),
  );

/** The session of a group on a local day, if it plays. */
const drawSession = (seed: number, group: Group, date: number): Session | null => {
  const own = mix(seed, date, group.key, salts.session);
  const mean = Math.min(length.max, length.base + length.perMatchADay * group.matchesPerDay);
  const present = group.people.length === 1 ? 1 : attendance;
  const weekday = weekdays[(((date + firstWeekday) % 7) + 7) % 7] ?? 1;
  const chance = Math.min(maxDayChance, (group.matchesPerDay / mean / present) * weekday);
  if (draw(own, sessionSalts.isPlayed) >= chance) return null;
  const count = 1 + Math.floor(draw(own, sessionSalts.length) * (2 * mean - 1));
  const [leader] = group.people;
  const middle =
    date * day +
    (leader.evening + drawHour(draw(own, sessionSalts.hour)) + draw(own, sessionSalts.minute)) * hour;
  const first = slotAt(middle) - Math.floor(count / 2);
  const people = drawPeople(seed, group, date, first * slotLength);
  if (people.length === 0) return null;
  return {
    group,
    first,
    end: first + count,
    people,
    isRanked: draw(own, sessionSalts.isRanked) < leader.rankedShare,
    isFirstPerson: draw(own, sessionSalts.isFirstPerson) < leader.fppShare,
  };
};

/** Who plays when: squads meet for several matches in a row, and their members sometimes play alone. */
export class Schedule {
  private readonly seed: number;
  private readonly groups: readonly Group[];
  private readonly groupsOf = new Map<Person, Group[]>();
  private readonly days = new LRUCache<number, ReadonlyMap<number, readonly Session[]>>({ max: keptDays });

  constructor(seed: number, people: readonly Person[]) {
    this.seed = seed;
    this.groups = formGroups(people);
    for (const group of this.groups)
      for (const person of group.people) {
        const known = this.groupsOf.get(person);
        if (known) known.push(group);
        else this.groupsOf.set(person, [group]);
      }
  }

  /** The sessions that start on a local day, by slot. */
  private planDay(date: number): ReadonlyMap<number, readonly Session[]> {
    const known = this.days.get(date);
    if (known) return known;
    const bySlot = new Map<number, Session[]>();
    for (const group of this.groups) {
      const session = drawSession(this.seed, group, date);
      if (!session) continue;
      for (let slot = session.first; slot < session.end; slot++) {
        const sessions = bySlot.get(slot);
        if (sessions) sessions.push(session);
        else bySlot.set(slot, [session]);
      }
    }
    this.days.set(date, bySlot);
    return bySlot;
  }

  /** The sessions of a slot, squads first. A player of two sessions plays in the first. */
  sessionsAt(slot: number): Session[] {
    const today = Math.floor((slot * slotLength) / day);
    const sessions = daysAround
      .flatMap((offset) => this.planDay(today + offset).get(slot) ?? [])
      .sort((a, b) => b.group.people.length - a.group.people.length);
    const seen = new Set<Person>();
    return sessions.flatMap((session) => {
      const people = session.people.filter((person) => !seen.has(person));
      for (const person of people) seen.add(person);
      return people.length === 0 ? [] : [{ ...session, people }];
    });
  }

  /** The slots from `first` to `last` in which a player plays, in order. */
  slotsOf(person: Person, first: number, last: number): number[] {
    const slots = new Set<number>();
    const firstDay = Math.floor((first * slotLength) / day) - 1;
    const lastDay = Math.floor((last * slotLength) / day) + 1;
    for (let date = firstDay; date <= lastDay; date++) {
      for (const group of this.groupsOf.get(person) ?? []) {
        const session = drawSession(this.seed, group, date);
        if (!session?.people.includes(person)) continue;
        for (let slot = Math.max(first, session.first); slot < session.end && slot <= last; slot++)
          slots.add(slot);
      }
    }
    return [...slots].sort((a, b) => a - b);
  }
}
