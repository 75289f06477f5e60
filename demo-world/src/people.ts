import { type ExamplePlayer, examplePlayers } from './example-players.ts';
import { createNickname } from './nicknames.ts';
import { bell, dice, draw, hexDigits, mix, pick, salts, type Weighted } from './random.ts';
import { day } from './time.ts';

/** A player of the demo world and their traits. */
export interface Person {
  readonly index: number;
  readonly accountId: string;
  readonly name: string;
  readonly platform: string;
  /** The region whose leaderboards list the player. */
  readonly region: string;
  /** The region of their stats in beta seasons. */
  readonly betaRegion: string;
  /** Average: 0; good players: above 1. */
  readonly skill: number;
  readonly matchesPerDay: number;
  readonly rankedShare: number;
  readonly fppShare: number;
  /** The offset of their evening from UTC, in hours. */
  readonly evening: number;
  /** Plays mostly with the same people. */
  readonly hasSquad: boolean;
  /** The first and last time they played. */
  readonly from: number;
  readonly until: number;
  readonly ban: 'temporary' | 'permanent' | null;
}

const accountIdLength = 32;
/** The evening of Korea and Japan, in hours from UTC. */
const koreanEvening = -9;

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
    [home('pc-as', koreanEvening), 26],
    [home('pc-as', koreanEvening, 'pc-krjp'), 20],
    [home('pc-as', koreanEvening, 'pc-jp'), 4],
    [home('pc-sea', -7), 14],
    [home('pc-eu', -1), 15],
    [home('pc-eu', -3, 'pc-ru'), 7],
    [home('pc-na', 6), 8],
    [home('pc-sa', 4), 4],
    [home('pc-sea', -10, 'pc-oc'), 2],
  ],
  kakao: [[home('pc-kakao', koreanEvening), 1]],
  psn: [
    [home('psn-as', koreanEvening), 4],
    [home('psn-eu', -1), 3],
    [home('psn-na', 6), 3],
    [home('psn-oc', -10), 1],
  ],
  xbox: [
    [home('xbox-as', koreanEvening), 1],
    [home('xbox-eu', -1), 3],
    [home('xbox-na', 6), 5],
    [home('xbox-oc', -10), 1],
    [home('xbox-sa', 4), 2],
  ],
  stadia: [[home('pc-eu', -1), 1]],
};

const launch = Date.parse('2017-03-24');
const stadiaEnd = Date.parse('2023-01-18');

/** Most players play a little, a few play a lot: the logarithm of matches per day has a normal distribution. */
const activity = { mean: -0.15, deviation: 0.85, max: 12 } as const;
/** A quarter never plays ranked matches; the others play at least some. */
const rankedPlay = { noneShare: 0.25, min: 0.15, range: 0.7 } as const;
/** Most players try first person at times, some play it often, a few play nothing else. */
const firstPerson = { oftenFrom: 0.7, onlyFrom: 0.92, rareMax: 0.15, oftenMax: 0.8 } as const;
/** Players join over these days after the launch, more of them early. */
const joining = { days: 3100, exponent: 1.6 } as const;
/** Some players stop for good within these days. */
const leaving = { share: 0.06, from: Date.parse('2025-01-01'), days: 500 } as const;
/** The share of players who have a squad. */
const squadShare = 0.8;
const banChances = { permanent: 0.012, temporary: 0.008 } as const;

const drawRankedShare = (style: number, roll: () => number): number =>
  style < rankedPlay.noneShare ? 0 : rankedPlay.min + rankedPlay.range * roll();

const drawFppShare = (style: number, roll: () => number): number => {
  if (style > firstPerson.onlyFrom) return 1;
  return roll() * (style > firstPerson.oftenFrom ? firstPerson.oftenMax : firstPerson.rareMax);
};

const drawEnd = (platform: Platform, roll: () => number): number => {
  if (platform === 'stadia') return stadiaEnd;
  return roll() < leaving.share ? leaving.from + roll() * leaving.days * day : Infinity;
};

const drawBan = (seed: number, index: number): Person['ban'] => {
  if (draw(seed, index, salts.permanentBan) < banChances.permanent) return 'permanent';
  return draw(seed, index, salts.temporaryBan) < banChances.temporary ? 'temporary' : null;
};

const createPerson = (seed: number, index: number, platform: Platform, taken: Set<string>): Person => {
  const roll = dice(mix(seed, index, salts.traits));
  const drawnHome = pick(homes[platform], roll());
  const style = roll();
  return {
    index,
    accountId: `account.${hexDigits(seed, mix(index, salts.accountId), accountIdLength)}`,
    name: createNickname(seed, index, drawnHome.evening === koreanEvening, taken),
    platform,
    ...drawnHome,
    skill: bell(roll),
    matchesPerDay: Math.min(activity.max, Math.exp(bell(roll) * activity.deviation + activity.mean)),
    rankedShare: drawRankedShare(style, roll),
    fppShare: drawFppShare(style, roll),
    from: launch + Math.floor(roll() ** joining.exponent * joining.days) * day,
    until: drawEnd(platform, roll),
    hasSquad: draw(seed, index, salts.squad) < squadShare,
    ban: drawBan(seed, index),
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
  return { ...person, until: Infinity, from: launch, ban: null, hasSquad: true, ...own, ...rest };
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
