import type { Person } from '../people.ts';

/** Players who play together: a squad, or one player alone. */
export interface Group {
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
export const formGroups = (people: readonly Person[]): Group[] => {
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
