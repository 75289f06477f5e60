import { type ExamplePlayer, examplePlayers } from './example-players.ts';
import { createNickname } from './nicknames.ts';
import { bell, dice, draw, hexDigits, mix, pick, type Weighted } from './random.ts';

/** A player of the demo world and their traits. */
export interface Person {
  readonly index: number;
  readonly accountId: string;
  readonly name: string;
  readonly platform: string;
  /** The region whose leaderboards list the player. */
  readonly region: string;
  /** The region of their figures in beta seasons. */
  readonly betaRegion: string;
  /** Average: 0; good players: above 1. */
  readonly skill: number;
  readonly matchesPerDay: number;
  readonly rankedShare: number;
  readonly fppShare: number;
  /** The offset of their evening from UTC, in hours. */
  readonly evening: number;
  /** The first and last time they played. */
  readonly from: number;
  readonly until: number;
  readonly ban: 'temporary' | 'permanent' | null;
}

const populations = [
  ['steam', 2200],
  ['kakao', 900],
  ['psn', 560],
  ['xbox', 500],
  ['stadia', 60],
] as const;

type Platform = (typeof populations)[number][0];

interface Home {
  readonly region: string;
  readonly betaRegion: string;
  readonly evening: number;
}

const home = (region: string, evening: number, betaRegion = region): Home => ({
  region,
  betaRegion,
  evening,
});

const homes: Readonly<Record<Platform, Weighted<Home>>> = {
  steam: [
    [home('pc-as', -9), 26],
    [home('pc-as', -9, 'pc-krjp'), 20],
    [home('pc-as', -9, 'pc-jp'), 4],
    [home('pc-sea', -7), 14],
    [home('pc-eu', -1), 15],
    [home('pc-eu', -3, 'pc-ru'), 7],
    [home('pc-na', 6), 8],
    [home('pc-sa', 4), 4],
    [home('pc-sea', -10, 'pc-oc'), 2],
  ],
  kakao: [[home('pc-kakao', -9), 1]],
  psn: [
    [home('psn-as', -9), 4],
    [home('psn-eu', -1), 3],
    [home('psn-na', 6), 3],
    [home('psn-oc', -10), 1],
  ],
  xbox: [
    [home('xbox-as', -9), 1],
    [home('xbox-eu', -1), 3],
    [home('xbox-na', 6), 5],
    [home('xbox-oc', -10), 1],
    [home('xbox-sa', 4), 2],
  ],
  stadia: [[home('pc-eu', -1), 1]],
};

const launch = Date.parse('2017-03-24');
const day = 86_400_000;
const stadiaEnd = Date.parse('2023-01-18');

const createPerson = (seed: number, index: number, platform: Platform, taken: Set<string>): Person => {
  const roll = dice(mix(seed, index, 1));
  const drawnHome = pick(homes[platform], roll());
  const style = roll();
  return {
    index,
    accountId: `account.${hexDigits(seed, mix(index, 2), 32)}`,
    name: createNickname(seed, index, drawnHome.evening === -9, taken),
    platform,
    ...drawnHome,
    skill: bell(roll),
    // Most players play a little, a few play a lot.
    matchesPerDay: Math.min(12, Math.exp(bell(roll) * 0.85 - 0.15)),
    rankedShare: style < 0.25 ? 0 : 0.15 + 0.7 * roll(),
    fppShare: style > 0.92 ? 1 : style > 0.7 ? roll() * 0.8 : roll() * 0.15,
    from: launch + Math.floor(roll() ** 1.6 * 3100) * day,
    until:
      platform === 'stadia'
        ? stadiaEnd
        : roll() < 0.06
          ? Date.parse('2025-01-01') + roll() * 500 * day
          : Infinity,
    ban: draw(seed, index, 3) < 0.012 ? 'permanent' : draw(seed, index, 4) < 0.008 ? 'temporary' : null,
  };
};

const createExamplePerson = (
  seed: number,
  index: number,
  { as: _, ...traits }: ExamplePlayer,
  taken: Set<string>,
): Person => {
  const { region: wanted, ...rest } = traits;
  const person = createPerson(seed, index, traits.platform, taken);
  const own = homes[traits.platform].find(([each]) => each.betaRegion === wanted)?.[0];
  return { ...person, until: Infinity, from: launch, ban: null, ...own, ...rest };
};

/**
 * Creates all players. Names are unique per platform, as in the game. `share` scales the population; the example
 * players are always included.
 */
export const createPeople = (seed: number, share: number): Person[] => {
  const people: Person[] = [];
  for (const [platform, whole] of populations) {
    const size = Math.round(whole * share);
    const examples = examplePlayers.filter((example) => example.platform === platform);
    const taken = new Set(examples.map(({ name }) => name));
    for (const example of examples) people.push(createExamplePerson(seed, people.length, example, taken));
    for (let i = examples.length; i < size; i++)
      people.push(createPerson(seed, people.length, platform, taken));
  }
  return people;
};
