import type { Person } from '../people.ts';
import { bell, dice, draw, drawIn, hashText, mix, pick, type Weighted } from '../random.ts';
import { matchSalts, salts } from '../salts.ts';
import { day, slotLength } from '../time.ts';
import { killPart, sortSurvivors } from './kill-part.ts';
import { kindAt, type Lobby, type MatchKind } from './lobbies.ts';
import type { Hit, Part, PlayedMatch } from './played-match.ts';
import { drawWeapon } from './weapons.ts';

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
