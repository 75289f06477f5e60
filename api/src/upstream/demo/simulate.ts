import { bell, dice, draw, mix, pick } from './random.ts';
import { kinds, type Lobby, type MatchKind, slotLength } from './schedule.ts';
import { anyWeapon, type DemoWeapon, grenade } from './weapons.ts';

/** Somebody's part in a match, `person` being their index in the world; bots have none. */
export interface Part {
  readonly person: number;
  readonly name: string;
  readonly accountId: string;
  readonly skill: number;
  readonly team: number;
  readonly favorite: DemoWeapon;
  /** How often they win a fight, from their skill. */
  aim: number;
  teamRank: number;
  /** Seconds into the match, or its length for those who lived. */
  end: number;
  death: 'alive' | 'byplayer' | 'byzone' | 'suicide';
  kills: number;
  assists: number;
  knocks: number;
  headshots: number;
  damage: number;
  longestKill: number;
  streak: number;
}

export interface Blow {
  readonly kind: 'knock' | 'kill';
  readonly at: number;
  /** A place in `parts`; -1 when nobody did it. */
  readonly killer: number;
  readonly victim: number;
  readonly weapon: string;
  /** Meters. */
  readonly distance: number;
  readonly headshot: boolean;
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
  readonly blows: readonly Blow[];
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

const seedFor = (seed: number, { pool, slot, kind, number }: Lobby): number =>
  mix(mix(seed, pool.charCodeAt(0)), slot, kind, number);

/** When a match begins and how long it lasts: known without playing it. */
export const timesOf = (seed: number, lobby: Lobby): { createdAt: number; duration: number; map: string } => {
  const own = seedFor(seed, lobby);
  const { mode } = kinds[lobby.kind] as MatchKind;
  const isShort = mode === 'tdm';
  return {
    createdAt: lobby.slot * slotLength + Math.floor(draw(own, 1) * 240) * 1000,
    duration: isShort ? 480 + Math.floor(draw(own, 2) * 120) : 1560 + Math.floor(draw(own, 2) * 280),
    map: mode === 'training' ? 'Range_Main' : pick<string>(isShort ? smallMaps : maps, draw(own, 3)),
  };
};

const partsOf = (seed: number, lobby: Lobby, kind: MatchKind, roll: () => number): Part[] => {
  const size = Math.max(lobby.people.length, kind.fillTo);
  const teams = Math.max(1, Math.ceil(size / kind.teamSize));
  return Array.from({ length: size }, (_, i): Part => {
    const person = lobby.people[i];
    // 7 and 900 have no common divisor: no two bots of a match are called the same.
    const botNumber = 100 + ((mix(seed, lobby.slot, lobby.kind, lobby.number) + i * 7) % 900);
    return {
      person: person?.index ?? -1,
      name: person?.name ?? `Dummy${botNumber}`,
      accountId: person?.accountId ?? `ai.${botNumber}`,
      skill: person?.skill ?? -1.1 + roll() * 0.7,
      // Bots come in teams of their own; people fill the first teams.
      team: Math.min(teams - 1, Math.floor(i / kind.teamSize)),
      favorite: anyWeapon(person ? draw(seed, person.index, Math.floor(roll() * 3), 31) : roll()),
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
      streak: 0,
    };
  });
};

/** Ranks teams by their players' skill and a good deal of luck. Returns team numbers, best first. */
const finishOf = (parts: readonly Part[], roll: () => number): number[] => {
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

/** Who lives how long: worse teams leave earlier, and a team's rank is decided by its last member. */
const endingsFor = (
  parts: readonly Part[],
  finish: readonly number[],
  duration: number,
  roll: () => number,
) => {
  const rankOf: number[] = [];
  finish.forEach((team, i) => {
    rankOf[team] = i + 1;
  });
  const lastOf: number[] = [];
  parts.forEach((part, i) => {
    part.teamRank = rankOf[part.team] as number;
    part.aim = Math.exp((part.skill - 2.4) * 0.34);
    lastOf[part.team] = i;
  });
  parts.forEach((part, i) => {
    const isLast = lastOf[part.team] === i;
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
  });
};

/** Everybody from who lived longest to who died first, with the sum of their aims so far. */
interface Survivors {
  readonly order: readonly number[];
  readonly aims: readonly number[];
  /** Where each part stands in `order`. */
  readonly standing: readonly number[];
}

const survivorsOf = (parts: readonly Part[]): Survivors => {
  const order = parts.map((_, i) => i).sort((a, b) => (parts[b] as Part).end - (parts[a] as Part).end);
  const standing: number[] = [];
  const aims: number[] = [];
  let sum = 0;
  order.forEach((part, i) => {
    sum += (parts[part] as Part).aim;
    aims.push(sum);
    standing[part] = i;
  });
  return { order, aims, standing };
};

/** Somebody of another team who lived longer; good players are drawn more often. */
const killerOf = (
  parts: readonly Part[],
  { order, aims, standing }: Survivors,
  victim: number,
  roll: () => number,
) => {
  const before = standing[victim] as number;
  if (before === 0) return -1;
  for (let attempt = 0; attempt < 6; attempt++) {
    const drawn = roll() * (aims[before - 1] as number);
    let low = 0;
    let high = before - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((aims[middle] as number) > drawn) high = middle;
      else low = middle + 1;
    }
    const killer = order[low] as number;
    if ((parts[killer] as Part).team !== (parts[victim] as Part).team) return killer;
  }
  return -1;
};

/** A team mate who is alive at that time. Teams sit together in `parts`. */
const teamMate = (parts: readonly Part[], of: number, time: number): Part | undefined => {
  const { team } = parts[of] as Part;
  let at = of;
  while (at > 0 && parts[at - 1]?.team === team) at--;
  for (; parts[at]?.team === team; at++) {
    if (at !== of && (parts[at] as Part).end > time) return parts[at];
  }
  return undefined;
};

const land = (
  parts: readonly Part[],
  survivors: Survivors,
  victim: number,
  roll: () => number,
  blows: Blow[] | null,
): void => {
  const fallen = parts[victim] as Part;
  const killer = roll() < 0.05 ? -1 : killerOf(parts, survivors, victim, roll);
  const thrown = roll() < 0.05;
  const weapon = thrown || killer < 0 ? grenade : (parts[killer] as Part).favorite;
  const distance = weapon.near + (weapon.far - weapon.near) * roll() ** 2.6;
  const headshot = !thrown && roll() < 0.24;
  const knockedFirst = roll() < 0.8;
  const helper = roll();
  // Drawn whether or not somebody reads the blows: the same match has to come out of the same dice.
  const bleeding = 4 + roll() * 40;
  if (killer < 0) {
    fallen.death = roll() < 0.85 ? 'byzone' : 'suicide';
    const weaponId = fallen.death === 'byzone' ? 'Bluezonebomb_EffectActor_C' : 'None';
    blows?.push({
      kind: 'kill',
      at: fallen.end,
      killer,
      victim,
      weapon: weaponId,
      distance: 0,
      headshot: false,
    });
    return;
  }
  const by = parts[killer] as Part;
  by.kills += 1;
  by.streak += 1;
  by.headshots += headshot ? 1 : 0;
  by.damage += 68 + roll() * 60;
  by.longestKill = Math.max(by.longestKill, distance);
  const mates = teamMate(parts, victim, fallen.end) !== undefined;
  const blow = { killer, victim, weapon: weapon.id, distance, headshot };
  if (knockedFirst && mates) {
    by.knocks += 1;
    blows?.push({ ...blow, kind: 'knock', at: Math.max(30, fallen.end - bleeding) });
  }
  blows?.push({ ...blow, kind: 'kill', at: fallen.end });
  if (helper < 0.3) {
    const mate = teamMate(parts, killer, fallen.end);
    if (mate) {
      mate.assists += 1;
      mate.damage += 25 + roll() * 50;
    }
  }
};

/** Plays a lobby's match from beginning to end. The same lobby always plays the same match. */
export const play = (seed: number, lobby: Lobby, withBlows = false): PlayedMatch => {
  const kind = kinds[lobby.kind] as MatchKind;
  const times = timesOf(seed, lobby);
  const roll = dice(mix(seedFor(seed, lobby), 5));
  const parts = partsOf(seed, lobby, kind, roll);
  const finish = finishOf(parts, roll);
  const blows: Blow[] = [];
  if (kind.mode !== 'training') {
    endingsFor(parts, finish, times.duration, roll);
    const survivors = survivorsOf(parts);
    parts.forEach((part, i) => {
      // Damage that led to nothing.
      part.damage += Math.max(0, 30 + part.skill * 18) * roll() * 2;
      if (part.death !== 'alive') land(parts, survivors, i, roll, withBlows ? blows : null);
    });
  } else {
    for (const part of parts) {
      part.teamRank = 1;
      part.end = times.duration * (0.3 + 0.7 * roll());
    }
  }
  blows.sort((a, b) => a.at - b.at);
  return { lobby, kind, ...times, teamTotal: finish.length, parts, blows };
};
