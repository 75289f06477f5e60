import type { Person } from '../people.ts';
import {
  bell,
  dice,
  draw,
  drawIn,
  hashText,
  matchSalts,
  mix,
  pick,
  salts,
  type Weighted,
} from '../random.ts';
import { day, slotLength } from '../time.ts';
import { kindAt, type Lobby, type MatchKind } from './lobbies.ts';

/** A weapon with the game's ID and its usual range in meters. */
interface DemoWeapon {
  readonly id: string;
  readonly near: number;
  readonly far: number;
}

const weapon = (id: string, near: number, far: number): DemoWeapon => ({ id, near, far });

/** Weapons with the weight of being chosen. */
const weapons: readonly (readonly [DemoWeapon, number])[] = [
  [weapon('WeapBerylM762_C', 2, 140), 18],
  [weapon('WeapHK416_C', 2, 160), 16],
  [weapon('WeapAUG_C', 2, 150), 8],
  [weapon('WeapACE32_C', 2, 150), 8],
  [weapon('WeapAK47_C', 2, 110), 6],
  [weapon('WeapSCAR-L_C', 2, 120), 5],
  [weapon('WeapMini14_C', 30, 380), 7],
  [weapon('WeapSKS_C', 20, 330), 3],
  [weapon('WeapMk12_C', 30, 380), 4],
  [weapon('WeapDragunov_C', 30, 360), 4],
  [weapon('WeapKar98k_C', 60, 480), 5],
  [weapon('WeapM24_C', 60, 520), 4],
  [weapon('WeapAWM_C', 70, 620), 1],
  [weapon('WeapUMP_C', 1, 60), 5],
  [weapon('WeapVector_C', 1, 45), 5],
  [weapon('WeapBizonPP19_C', 1, 50), 2],
  [weapon('WeapDP12_C', 1, 18), 3],
  [weapon('WeapSaiga12_C', 1, 20), 2],
  [weapon('WeapG18_C', 1, 25), 2],
  [weapon('WeapPan_C', 0, 2), 0.4],
];

/** Repeats each weapon by its weight, so that a draw is one lookup. */
const weightedWeapons = weapons.flatMap(([each, weight]) =>
  Array.from({ length: Math.ceil(weight) }, () => each),
);

const drawWeapon = (drawn: number): DemoWeapon =>
  weightedWeapons[Math.floor(drawn * weightedWeapons.length)] ?? grenade;

const grenade = weapon('ProjGrenade_C', 5, 40);

/** A player or bot in a match. */
export interface Part {
  /** The index in the match. */
  readonly index: number;
  /** The index in the world; -1: a bot. */
  readonly person: number;
  readonly name: string;
  readonly accountId: string;
  readonly skill: number;
  readonly team: number;
  readonly favorite: DemoWeapon;
  /** The weight with which the player wins fights, from their skill. */
  aim: number;
  teamRank: number;
  /** Survival time in seconds. */
  end: number;
  death: 'alive' | 'byplayer' | 'byzone' | 'suicide';
  kills: number;
  assists: number;
  knocks: number;
  headshots: number;
  damage: number;
  longestKill: number;
}

/** A knock or a kill. */
export interface Hit {
  readonly type: 'knock' | 'kill';
  readonly at: number;
  /** Null: the zone, or the player themselves. */
  readonly killer: Part | null;
  readonly victim: Part;
  readonly weapon: string;
  /** Meters. */
  readonly distance: number;
}

export interface PlayedMatch {
  readonly lobby: Lobby;
  readonly kind: MatchKind;
  readonly map: string;
  readonly createdAt: number;
  /** Seconds. */
  readonly duration: number;
  readonly teamTotal: number;
  readonly parts: readonly Part[];
  readonly hits: readonly Hit[];
}

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

const sortSurvivors = (parts: readonly Part[]): Survivors => {
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

/** Decides who kills a player and how, and adds it to the stats. */
const killPart = (
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

const maps = [
  ['Baltic_Main', 30],
  ['Desert_Main', 18],
  ['Neon_Main', 16],
  ['Tiger_Main', 16],
  ['DihorOtok_Main', 9],
  ['Savage_Main', 8],
  ['Summerland_Main', 2],
  ['Chimera_Main', 1],
] as const;
const smallMaps = [
  ['PillarCompound_Main', 1],
  ['Boardwalk_Main', 1],
  ['Italy_TDM_Main', 1],
] as const;

/** Seconds. */
const startSpread = 240;
const usualDuration = { min: 1560, range: 280 } as const;
const shortDuration = { min: 480, range: 120 } as const;

/** Bots are weaker than players. */
const botSkill = { min: -1.1, range: 0.7 } as const;
/** 7 and 900 have no common divisor, so the bots of a match have different names. */
const botNumbers = { from: 100, count: 900, step: 7 } as const;
/** A player's favorite weapons, by how often they use them. */
const favoriteWeapons: Weighted<number> = [
  [0, 5],
  [1, 3],
  [2, 1],
];

/** How much luck decides, in deviations of skill. */
const luck = 1.6;

const survival = {
  /** Seconds. */
  min: 60,
  minTeam: 70,
  /** Many teams die early: the share of the duration is one minus the rank to this power. */
  exponent: 0.72,
  /** When the first members of a team die, as a share of its time. */
  early: { min: 0.55, range: 0.45 },
  /** The chance of each member of the winning team to survive. */
  winner: 0.62,
  /** The time that players stay in training, as a share of the duration. */
  training: { min: 0.3, range: 0.7 },
} as const;

/** Aim grows exponentially with skill; at this skill it is 1. */
const aim = { skill: 2.4, growth: 0.34 } as const;
/** Damage in fights without a kill. */
const otherDamage = { base: 30, perSkill: 18, factor: 2 } as const;

/** The own seed of a match. */
export const mixSeed = (seed: number, { pool, slot, kind, number }: Lobby): number =>
  mix(mix(seed, pool.charCodeAt(0)), slot, kind, number);

/** The times and map of a match, without simulating it. */
export const findMatchTimes = (
  seed: number,
  lobby: Lobby,
): { createdAt: number; duration: number; map: string } => {
  const own = mixSeed(seed, lobby);
  const { mode } = kindAt(lobby.kind);
  const isShort = mode === 'tdm';
  const { min, range } = isShort ? shortDuration : usualDuration;
  return {
    createdAt: lobby.slot * slotLength + Math.floor(draw(own, matchSalts.start) * startSpread) * 1000,
    duration: min + Math.floor(draw(own, matchSalts.duration) * range),
    map:
      mode === 'training'
        ? 'Range_Main'
        : pick<string>(isShort ? smallMaps : maps, draw(own, matchSalts.map)),
  };
};

/** How a player's skill differs between weeks and maps, in deviations of skill. */
const form = { week: 0.35, map: 0.45 } as const;

const findSkill = (seed: number, person: Person, { slot }: Lobby, map: string): number => {
  const week = Math.floor((slot * slotLength) / (7 * day));
  const drawBell = (key: number, salt: number) => bell(dice(mix(seed, person.index, key, salt)));
  return (
    person.skill + drawBell(week, salts.form) * form.week + drawBell(hashText(map), salts.mapSkill) * form.map
  );
};

interface Place {
  readonly person?: Person;
  readonly team: number;
}

/** Bots form teams of their own, unless teams of this kind are filled up. */
const assignPlaces = ({ teams }: Lobby, { fillTo, isFilled, teamSize }: MatchKind): Place[] => {
  const players = teams.flatMap((people, team) => people.map((person): Place => ({ person, team })));
  const free = isFilled ? teams.length * teamSize - players.length : 0;
  const bots = Array.from({ length: Math.max(0, fillTo - players.length) }, (_, i): Place => {
    const team = i < free ? teams.length - 1 : teams.length + Math.floor((i - free) / teamSize);
    return { team };
  });
  return [...players, ...bots];
};

const createParts = (seed: number, lobby: Lobby, kind: MatchKind, map: string, roll: () => number): Part[] =>
  assignPlaces(lobby, kind).map(({ person, team }, i): Part => {
    const botIndex = mix(seed, lobby.slot, lobby.kind, lobby.number) + i * botNumbers.step;
    const botNumber = botNumbers.from + (botIndex % botNumbers.count);
    return {
      index: i,
      person: person?.index ?? -1,
      name: person?.name ?? `Dummy${botNumber}`,
      accountId: person?.accountId ?? `ai.${botNumber}`,
      skill: person ? findSkill(seed, person, lobby, map) : drawIn(botSkill, roll),
      team,
      favorite: drawWeapon(
        person ? draw(seed, person.index, pick(favoriteWeapons, roll()), salts.favoriteWeapon) : roll(),
      ),
      aim: 0,
      teamRank: 0,
      end: 0,
      death: 'alive',
      kills: 0,
      assists: 0,
      knocks: 0,
      headshots: 0,
      damage: 0,
      longestKill: 0,
    };
  });

/** Ranks teams by skill and luck. Returns team numbers, best first. */
const rankTeams = (parts: readonly Part[], roll: () => number): number[] => {
  const strengths: { sum: number; best: number; size: number }[] = [];
  for (const { team, skill } of parts) {
    strengths[team] ??= { sum: 0, best: Number.NEGATIVE_INFINITY, size: 0 };
    const known = strengths[team];
    known.sum += skill;
    known.size += 1;
    known.best = Math.max(known.best, skill);
  }
  return strengths
    .map(({ sum, best, size }, team) => ({ team, score: sum / size / 2 + best / 2 + bell(roll) * luck }))
    .sort((a, b) => b.score - a.score)
    .map(({ team }) => team);
};

/** Decides survival times. Worse teams die earlier; the last member decides the rank of a team. */
const decideEndings = (
  parts: readonly Part[],
  finish: readonly number[],
  duration: number,
  roll: () => number,
) => {
  const ranks = new Map(finish.map((team, i) => [team, i + 1]));
  const lastParts = new Map(parts.map((part) => [part.team, part]));
  for (const part of parts) {
    part.teamRank = ranks.get(part.team) ?? finish.length;
    part.aim = Math.exp((part.skill - aim.skill) * aim.growth);
    const isLast = lastParts.get(part.team) === part;
    const left = (part.teamRank - 1) / finish.length;
    const teamEnd =
      Math.max(survival.minTeam, duration * (1 - left ** survival.exponent)) - part.teamRank / 10;
    const early = drawIn(survival.early, roll);
    if (part.teamRank === 1) {
      const lives = isLast || roll() < survival.winner;
      part.end = lives ? duration : duration * early;
      part.death = lives ? 'alive' : 'byplayer';
    } else {
      part.end = isLast ? teamEnd : Math.max(survival.min, teamEnd * early);
      part.death = 'byplayer';
    }
  }
};

/** Simulates the match of a lobby. The same lobby always gives the same match. */
export const simulateMatch = (seed: number, lobby: Lobby): PlayedMatch => {
  const kind = kindAt(lobby.kind);
  const times = findMatchTimes(seed, lobby);
  const roll = dice(mix(mixSeed(seed, lobby), matchSalts.course));
  const parts = createParts(seed, lobby, kind, times.map, roll);
  const finish = rankTeams(parts, roll);
  const hits: Hit[] = [];
  if (kind.mode === 'training') {
    for (const part of parts) {
      part.teamRank = 1;
      part.end = times.duration * drawIn(survival.training, roll);
    }
  } else {
    decideEndings(parts, finish, times.duration, roll);
    const survivors = sortSurvivors(parts);
    for (const part of parts) {
      part.damage +=
        Math.max(0, otherDamage.base + part.skill * otherDamage.perSkill) * roll() * otherDamage.factor;
      if (part.death !== 'alive') hits.push(...killPart(parts, survivors, part, roll));
    }
  }
  hits.sort((a, b) => a.at - b.at);
  return { lobby, kind, ...times, teamTotal: finish.length, parts, hits };
};
