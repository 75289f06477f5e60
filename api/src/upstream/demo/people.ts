import { type Memorable, memorable } from './memorable.ts';
import { freshName } from './names.ts';
import { bell, dice, draw, hexDigits, mix, pick } from './random.ts';

/** One inhabitant of the demo world: who they are and how they like to play. */
export interface Person {
  readonly index: number;
  readonly accountId: string;
  readonly name: string;
  readonly platform: string;
  /** The region whose leaderboards they are on. */
  readonly region: string;
  /** The region that their beta-season figures were kept for. */
  readonly betaRegion: string;
  /** Around 0, good players above 1. */
  readonly skill: number;
  readonly matchesPerDay: number;
  readonly rankedShare: number;
  readonly fppShare: number;
  /** Hours by which their evening is later than UTC's. */
  readonly evening: number;
  /** The first and last day that they played. */
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

interface Place {
  readonly region: string;
  readonly betaRegion: string;
  readonly evening: number;
}

const place = (region: string, evening: number, betaRegion = region): Place => ({
  region,
  betaRegion,
  evening,
});

const places: Readonly<Record<string, readonly (readonly [Place, number])[]>> = {
  steam: [
    [place('pc-as', -9), 26],
    [place('pc-as', -9, 'pc-krjp'), 20],
    [place('pc-as', -9, 'pc-jp'), 4],
    [place('pc-sea', -7), 14],
    [place('pc-eu', -1), 15],
    [place('pc-eu', -3, 'pc-ru'), 7],
    [place('pc-na', 6), 8],
    [place('pc-sa', 4), 4],
    [place('pc-sea', -10, 'pc-oc'), 2],
  ],
  kakao: [[place('pc-kakao', -9), 1]],
  psn: [
    [place('psn-as', -9), 4],
    [place('psn-eu', -1), 3],
    [place('psn-na', 6), 3],
    [place('psn-oc', -10), 1],
  ],
  xbox: [
    [place('xbox-as', -9), 1],
    [place('xbox-eu', -1), 3],
    [place('xbox-na', 6), 5],
    [place('xbox-oc', -10), 1],
    [place('xbox-sa', 4), 2],
  ],
  stadia: [[place('pc-eu', -1), 1]],
};

const launch = Date.parse('2017-03-24');
const day = 86_400_000;
const stadiaEnd = Date.parse('2023-01-18');

const aPerson = (seed: number, index: number, platform: string, taken: Set<string>): Person => {
  const roll = dice(mix(seed, index, 1));
  const home = pick(places[platform] as readonly (readonly [Place, number])[], roll());
  const style = roll();
  return {
    index,
    accountId: `account.${hexDigits(seed, mix(index, 2), 32)}`,
    name: freshName(seed, index, home.evening === -9, taken),
    platform,
    ...home,
    skill: bell(roll),
    // Most play now and then, a few all evening long.
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

const named = (seed: number, index: number, { as: _, ...traits }: Memorable, taken: Set<string>): Person => {
  const { region: wanted, ...rest } = traits;
  const person = aPerson(seed, index, traits.platform, taken);
  const home = (places[traits.platform] ?? []).find(([there]) => there.betaRegion === wanted)?.[0];
  return { ...person, until: Infinity, from: launch, ban: null, ...home, ...rest };
};

/**
 * Everybody in the world. Names are unique on a platform, not between platforms, as in the game.
 * `share` makes a smaller world; those who are easy to remember live in every one.
 */
export const everybody = (seed: number, share: number): Person[] => {
  const people: Person[] = [];
  for (const [platform, whole] of populations) {
    const size = Math.round(whole * share);
    const guests = memorable.filter((guest) => guest.platform === platform);
    const taken = new Set(guests.map(({ name }) => name));
    for (const guest of guests) people.push(named(seed, people.length, guest, taken));
    for (let i = guests.length; i < size; i++) people.push(aPerson(seed, people.length, platform, taken));
  }
  return people;
};
