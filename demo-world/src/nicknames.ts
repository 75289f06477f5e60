import { draw, mix, salts } from './random.ts';

type NonEmpty<T> = readonly [T, ...T[]];

const split = (text: string): NonEmpty<string> => {
  const [head = '', ...rest] = text.split(' ');
  return [head, ...rest];
};

const first = split(
  'Amber Arctic Bandit Basil Blaze Bramble Brisk Cinder Cobalt Copper Crimson Dapper Dusty Echo Ember Fable Feral Flint Frosty Gentle Ghost Glint Grim Hasty Hazel Hollow Idle Ivory Jolly Juniper Keen Lucky Lunar Mango Maple Mellow Misty Mossy Nimble Noble Nova Ocean Olive Onyx Paper Pepper Pixel Plum Quiet Rapid Raven Rusty Sable Salty Scarlet Shady Silent Silver Sleepy Smoky Snowy Solar Spicy Static Stormy Sunny Swift Tangy Tidal Tiny Toasty Umber Velvet Vivid Wild Windy Witty Zesty',
);
const second = split(
  'Anchor Badger Beacon Bison Cactus Comet Condor Coyote Crate Dingo Drifter Falcon Ferret Fox Gecko Goose Hare Hawk Heron Hound Ibis Jackal Kestrel Kiwi Lark Lemur Lynx Magpie Mantis Marten Medic Moose Moth Newt Nomad Orca Otter Owl Panda Pike Pilot Puma Quail Rabbit Ranger Raptor Robin Rook Scout Shark Shrew Sloth Snail Sniper Sparrow Stag Stork Swan Tapir Tiger Toad Toast Viper Vole Walrus Weasel Whale Wolf Wombat Wren Yak Zebra',
);
const korean = split(
  'Areum Baram Bada Byeol Chorok Dalbit Dodo Eunha Gaeul Gureum Haneul Haru Jandi Kkachi Mandu Maru Miru Nabi Namu Noeul Podo Pureun Sarang Saebyeok Sonamu Taeyang Tokki Uju Yeoul Yeouk',
);

const maxLength = 16;
/** The share of Korean players whose names begin with a Korean word. */
const koreanShare = 0.7;
/** The numbers in names have two to four digits. */
const numbers = { from: 10, count: 9990 } as const;

const shapes: NonEmpty<(a: string, b: string, number: number) => string> = [
  (a, b) => a + b,
  (a, b) => `${a}_${b}`,
  (a, b, number) => `${a}${b}${number % 100}`,
  (a, b) => `${a}-${b}`.toLowerCase(),
  (a, b) => `x${a}${b}x`,
  (_, b, number) => `${b}_${number}`,
  (a, _, number) => `${a}${number}`,
  (a, b) => (a + b).toLowerCase(),
];

/** Draws a nickname that the game would allow: 4 to 16 letters, digits, dashes, and underscores. */
const drawNickname = (seed: number, person: number, isKorean: boolean, attempt: number): string => {
  const choose = <T>(list: NonEmpty<T>, salt: number): T =>
    list[mix(seed, person, salt, attempt) % list.length] ?? list[0];
  const opening = isKorean && draw(seed, person, salts.koreanName, attempt) < koreanShare ? korean : first;
  const shape = choose(shapes, salts.nameShape);
  const number = numbers.from + (mix(seed, person, salts.nameNumber, attempt) % numbers.count);
  return shape(choose(opening, salts.nameStart), choose(second, salts.nameEnd), number).slice(0, maxLength);
};

/** Draws nicknames until one is free, and adds it to `taken`. */
export const createNickname = (
  seed: number,
  person: number,
  isKorean: boolean,
  taken: Set<string>,
): string => {
  for (let attempt = 0; ; attempt++) {
    const name = drawNickname(seed, person, isKorean, attempt);
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
};
