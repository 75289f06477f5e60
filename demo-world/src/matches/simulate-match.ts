import { bell, dice, draw, mix, pick } from '../random.ts';
import { kindAt, type Lobby, type MatchKind, slotLength } from './lobbies.ts';
import { type DemoWeapon, drawWeapon, grenade } from './weapons.ts';

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

const mixSeed = (seed: number, { pool, slot, kind, number }: Lobby): number =>
  mix(mix(seed, pool.charCodeAt(0)), slot, kind, number);

/** The times and map of a match, without simulating it. */
export const findMatchTimes = (
  seed: number,
  lobby: Lobby,
): { createdAt: number; duration: number; map: string } => {
  const own = mixSeed(seed, lobby);
  const { mode } = kindAt(lobby.kind);
  const isShort = mode === 'tdm';
  return {
    createdAt: lobby.slot * slotLength + Math.floor(draw(own, 1) * 240) * 1000,
    duration: isShort ? 480 + Math.floor(draw(own, 2) * 120) : 1560 + Math.floor(draw(own, 2) * 280),
    map: mode === 'training' ? 'Range_Main' : pick<string>(isShort ? smallMaps : maps, draw(own, 3)),
  };
};

const createParts = (seed: number, lobby: Lobby, kind: MatchKind, roll: () => number): Part[] => {
  const size = Math.max(lobby.people.length, kind.fillTo);
  const teams = Math.max(1, Math.ceil(size / kind.teamSize));
  return Array.from({ length: size }, (_, i): Part => {
    const person = lobby.people[i];
    // 7 and 900 have no common divisor, so the bots of a match have different names.
    const botNumber = 100 + ((mix(seed, lobby.slot, lobby.kind, lobby.number) + i * 7) % 900);
    return {
      index: i,
      person: person?.index ?? -1,
      name: person?.name ?? `Dummy${botNumber}`,
      accountId: person?.accountId ?? `ai.${botNumber}`,
      skill: person?.skill ?? -1.1 + roll() * 0.7,
      // Players come first in the list, so bots form teams of their own.
      team: Math.min(teams - 1, Math.floor(i / kind.teamSize)),
      favorite: drawWeapon(person ? draw(seed, person.index, Math.floor(roll() * 3), 31) : roll()),
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
};

/** Ranks teams by skill and luck. Returns team numbers, best first. */
const rankTeams = (parts: readonly Part[], roll: () => number): number[] => {
  const strengths: { sum: number; best: number; size: number }[] = [];
  for (const { team, skill } of parts) {
    strengths[team] ??= { sum: 0, best: -9, size: 0 };
    const known = strengths[team];
    known.sum += skill;
    known.size += 1;
    known.best = Math.max(known.best, skill);
  }
  return strengths
    .map(({ sum, best, size }, team) => ({ team, score: sum / size / 2 + best / 2 + bell(roll) * 1.6 }))
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
    part.aim = Math.exp((part.skill - 2.4) * 0.34);
    const isLast = lastParts.get(part.team) === part;
    const left = (part.teamRank - 1) / finish.length;
    const teamEnd = Math.max(70, duration * (1 - left ** 0.72)) - part.teamRank / 10;
    const early = 0.55 + 0.45 * roll();
    if (part.teamRank === 1) {
      const lives = isLast || roll() < 0.62;
      part.end = lives ? duration : duration * early;
      part.death = lives ? 'alive' : 'byplayer';
    } else {
      part.end = isLast ? teamEnd : Math.max(60, teamEnd * early);
      part.death = 'byplayer';
    }
  }
};

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
  for (let attempt = 0; attempt < 6; attempt++) {
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

/** Decides who kills a player and how, and adds it to the figures. */
const killPart = (
  parts: readonly Part[],
  survivors: Survivors,
  victim: Part,
  roll: () => number,
): readonly Hit[] => {
  const killer = roll() < 0.05 ? null : drawKiller(survivors, victim, roll);
  const isThrown = roll() < 0.05;
  const weapon = isThrown || !killer ? grenade : killer.favorite;
  const distance = weapon.near + (weapon.far - weapon.near) * roll() ** 2.6;
  const isHeadshot = !isThrown && roll() < 0.24;
  const isKnockedFirst = roll() < 0.8;
  const assistRoll = roll();
  const bleeding = 4 + roll() * 40;
  if (!killer) {
    victim.death = roll() < 0.85 ? 'byzone' : 'suicide';
    const cause = victim.death === 'byzone' ? 'Bluezonebomb_EffectActor_C' : 'None';
    return [{ type: 'kill', at: victim.end, killer, victim, weapon: cause, distance: 0 }];
  }
  killer.kills += 1;
  killer.headshots += isHeadshot ? 1 : 0;
  killer.damage += 68 + roll() * 60;
  killer.longestKill = Math.max(killer.longestKill, distance);
  const hit = { killer, victim, weapon: weapon.id, distance };
  const hits: Hit[] = [{ ...hit, type: 'kill', at: victim.end }];
  if (isKnockedFirst && findTeammate(parts, victim, victim.end)) {
    killer.knocks += 1;
    hits.push({ ...hit, type: 'knock', at: Math.max(30, victim.end - bleeding) });
  }
  const assistant = assistRoll < 0.3 ? findTeammate(parts, killer, victim.end) : undefined;
  if (assistant) {
    assistant.assists += 1;
    assistant.damage += 25 + roll() * 50;
  }
  return hits;
};

/** Simulates the match of a lobby. The same lobby always gives the same match. */
export const simulateMatch = (seed: number, lobby: Lobby): PlayedMatch => {
  const kind = kindAt(lobby.kind);
  const times = findMatchTimes(seed, lobby);
  const roll = dice(mix(mixSeed(seed, lobby), 5));
  const parts = createParts(seed, lobby, kind, roll);
  const finish = rankTeams(parts, roll);
  const hits: Hit[] = [];
  if (kind.mode === 'training') {
    for (const part of parts) {
      part.teamRank = 1;
      part.end = times.duration * (0.3 + 0.7 * roll());
    }
  } else {
    decideEndings(parts, finish, times.duration, roll);
    const survivors = sortSurvivors(parts);
    for (const part of parts) {
      // Damage in fights without a kill.
      part.damage += Math.max(0, 30 + part.skill * 18) * roll() * 2;
      if (part.death !== 'alive') hits.push(...killPart(parts, survivors, part, roll));
    }
  }
  hits.sort((a, b) => a.at - b.at);
  return { lobby, kind, ...times, teamTotal: finish.length, parts, hits };
};
