import type { Circle, MatchEvent, Place } from '@hotdrop/shared-domain/tracks';
import * as v from 'valibot';
import { type KillLogFacts, type Telemetry, UpstreamError } from '../../upstream.ts';

/** The parts of telemetry events that the site reads. Names are those of the official documentation. */

const text = v.nullish(v.string(), '');
const stat = v.nullish(v.number(), null);

/** Centimeters from the map's north-west corner. One that is not readable does not take its event with it. */
const location = v.optional(
  v.fallback(v.nullable(v.object({ x: v.number(), y: v.number(), z: v.nullish(v.number(), 0) })), null),
  null,
);
type Location = v.InferOutput<typeof location>;

const character = v.nullish(
  v.object({
    accountId: text,
    name: text,
    teamId: stat,
    health: v.optional(v.fallback(stat, null), null),
    location,
  }),
);
type Character = v.InferOutput<typeof character>;

const damage = v.nullish(
  v.object({ damageCauserName: text, damageTypeCategory: text, distance: v.nullish(v.number(), null) }),
);
type Damage = v.InferOutput<typeof damage>;

const gameState = v.nullish(
  v.object({
    numAliveTeams: v.nullish(v.number(), 0),
    numAlivePlayers: v.nullish(v.number(), 0),
    safetyZonePosition: location,
    safetyZoneRadius: stat,
    poisonGasWarningPosition: location,
    poisonGasWarningRadius: stat,
    redZonePosition: location,
    redZoneRadius: stat,
  }),
);
type GameState = v.InferOutput<typeof gameState>;

/** The fields of all kinds of events that are read. */
const eventShape = v.object({
  _T: v.string(),
  _D: text,
  MatchId: text,
  character,
  victim: character,
  killer: character,
  attacker: character,
  finisher: character,
  killerDamageInfo: damage,
  finishDamageInfo: damage,
  dBNODamageInfo: damage,
  damageCauserName: text,
  damageTypeCategory: text,
  damage: v.nullish(v.number(), 0),
  distance: v.nullish(v.number(), null),
  vehicle: v.nullish(v.object({ vehicleId: text })),
  gameState,
  phase: stat,
  itemPackage: v.nullish(v.object({ location })),
});
type TelemetryEvent = v.InferOutput<typeof eventShape>;

/** Telemetry counts in centimeters. */
const toMeters = (centimeters: number): number => centimeters / 100;

const toPlace = (location: Location): Place | null =>
  location && { x: toMeters(location.x), y: toMeters(location.y) };

const toCircle = (location: Location, radius: number | null): Circle | null => {
  const place = toPlace(location);
  return place && radius !== null && radius > 0 ? { ...place, radius: toMeters(radius) } : null;
};

const fullHealth = 100;

/** Who an event is about, and where. Null: it does not say. */
const readWho = (character: Character | undefined) => {
  const place = toPlace(character?.location ?? null);
  return character?.accountId && place ? { accountId: character.accountId, place } : null;
};

const readZone = (state: GameState): Omit<Extract<MatchEvent, { kind: 'zone' }>, 'at'> | null => {
  if (!state) return null;
  const blue = toCircle(state.safetyZonePosition, state.safetyZoneRadius);
  return (
    blue && {
      kind: 'zone',
      blue,
      white: toCircle(state.poisonGasWarningPosition, state.poisonGasWarningRadius),
      red: toCircle(state.redZonePosition, state.redZoneRadius),
      alivePlayers: state.numAlivePlayers,
      aliveTeams: state.numAliveTeams,
    }
  );
};

const readDamage = (event: TelemetryEvent, at: number): MatchEvent | null => {
  const victim = readWho(event.victim);
  if (!victim || event.damage <= 0) return null;
  const by = event.attacker?.accountId || null;
  const isZone = /BlueZone/i.test(event.damageTypeCategory);
  const isByPlayer = by !== null && by !== victim.accountId && event.damageTypeCategory !== bleeding;
  return {
    kind: 'damage',
    at,
    by,
    whom: victim.accountId,
    amount: event.damage,
    weapon: readWeapon(event.damageCauserName),
    byPlace: toPlace(event.attacker?.location ?? null),
    whomPlace: victim.place,
    cause: isZone ? 'zone' : isByPlayer ? 'player' : 'other',
  };
};

const readElimination = (event: TelemetryEvent, at: number): MatchEvent | null => {
  const hit = readHit(event);
  const victim = readWho(event.victim);
  return (
    hit &&
    victim && {
      kind: hit.type,
      at,
      by: hit.by?.accountId || null,
      whom: victim.accountId,
      ...readCause(hit),
      byPlace: toPlace(hit.by?.location ?? null),
      whomPlace: victim.place,
    }
  );
};

const readVehicle =
  (kind: 'ride' | 'leave') =>
  ({ character, vehicle }: TelemetryEvent, at: number): MatchEvent | null => {
    const who = readWho(character);
    return who && vehicle?.vehicleId ? { kind, at, ...who, vehicle: vehicle.vehicleId } : null;
  };

/** How each kind of event is read. `at` is passed through. */
const readers: Readonly<Record<string, (event: TelemetryEvent, at: number) => MatchEvent | null>> = {
  LogPlayerPosition({ character, vehicle }, at) {
    const who = readWho(character);
    return (
      who && {
        kind: 'position',
        at,
        ...who,
        altitude: toMeters(character?.location?.z ?? 0),
        health: character?.health ?? fullHealth,
        vehicle: vehicle?.vehicleId || null,
      }
    );
  },
  LogParachuteLanding({ character }, at) {
    const who = readWho(character);
    return who && { kind: 'landing', at, ...who };
  },
  LogGameStatePeriodic({ gameState }, at) {
    const zone = readZone(gameState);
    return zone && { at, ...zone };
  },
  LogPhaseChange: ({ phase }, at) => (phase === null ? null : { kind: 'phase', at, phase }),
  LogPlayerTakeDamage: readDamage,
  LogPlayerKillV2: readElimination,
  LogPlayerKill: readElimination,
  LogPlayerMakeGroggy: readElimination,
  LogCarePackageLand({ itemPackage }, at) {
    const place = toPlace(itemPackage?.location ?? null);
    return place && { kind: 'package', at, place };
  },
  LogVehicleRide: readVehicle('ride'),
  LogVehicleLeave: readVehicle('leave'),
};

const eventKinds = Object.keys(readers);

/** Collects the events of a match from its telemetry, one by one. */
class EventReader {
  private readonly events: MatchEvent[] = [];
  private readonly texts = new Map<string, string>();

  /** Returns one copy of equal texts, because a match names its 100 players many thousand times. */
  private share(text: string): string {
    const known = this.texts.get(text);
    if (known === undefined) this.texts.set(text, text);
    return known ?? text;
  }

  /** `time` is in milliseconds. */
  add(event: TelemetryEvent, time: number): void {
    const read = readers[event._T]?.(event, time);
    if (!read) return;
    if ('accountId' in read) Object.assign(read, { accountId: this.share(read.accountId) });
    if ('vehicle' in read && read.vehicle) Object.assign(read, { vehicle: this.share(read.vehicle) });
    if ('whom' in read)
      Object.assign(read, {
        whom: this.share(read.whom),
        by: read.by && this.share(read.by),
        weapon: read.weapon && this.share(read.weapon),
      });
    this.events.push(read);
  }

  /** Events before the start are left out. Changes the events instead of copying them, which would double their memory. */
  finish(start: number): MatchEvent[] {
    const listed = this.events.filter(({ at }) => at >= start);
    for (const event of listed) Object.assign(event, { at: Math.round((event.at - start) / 100) / 10 });
    return listed;
  }
}

type Entry = KillLogFacts['entries'][number];

const toPlayer = (character: Character) =>
  character?.accountId && character.name
    ? { playerId: character.accountId, name: character.name, teamId: character.teamId }
    : null;

const readWeapon = (causer: string): string | null => (causer === '' || causer === 'None' ? null : causer);

/** The service writes a negative distance where there is none. */
const readDistance = (distance: number | null): number | null =>
  distance === null || distance < 0 ? null : Math.round(distance) / 100;

/** The category of damage that a knocked player takes until somebody helps. It comes from no weapon. */
const bleeding = 'Damage_Groggy';

/** The damage that decided a kill: the knock, for a player who bled to death. */
const readKillDamage = (event: TelemetryEvent): Damage => {
  const { killer, finisher, killerDamageInfo, finishDamageInfo, dBNODamageInfo } = event;
  if (!killer && finisher) return finishDamageInfo;
  if (killerDamageInfo?.damageTypeCategory === bleeding && dBNODamageInfo) return dBNODamageInfo;
  return killerDamageInfo ?? finishDamageInfo;
};

interface Hit {
  readonly type: Entry['type'];
  readonly by: Character;
  readonly cause: Damage;
}

/** Reads who knocked or killed the victim, and with what. Null: the event is of another kind. */
const readHit = (event: TelemetryEvent): Hit | null => {
  switch (event._T) {
    case 'LogPlayerKillV2':
      return { type: 'kill', by: event.killer ?? event.finisher, cause: readKillDamage(event) };
    // Old matches and some modes send this older event.
    case 'LogPlayerKill':
      return { type: 'kill', by: event.killer, cause: event };
    case 'LogPlayerMakeGroggy':
      return { type: 'knock', by: event.attacker, cause: event };
    default:
      return null;
  }
};

const hitKinds = ['LogPlayerKillV2', 'LogPlayerKill', 'LogPlayerMakeGroggy'] as const;

/** The weapon and the distance of a hit. A hit without an attacker has no distance. */
const readCause = ({ by, cause }: Hit): Pick<Entry, 'weapon' | 'distance'> => ({
  weapon: readWeapon(cause?.damageCauserName ?? ''),
  distance: toPlayer(by) && cause ? readDistance(cause.distance) : null,
});

interface Done {
  readonly time: number;
  readonly attacker: string;
  readonly weapon: string;
  readonly damage: number;
}

/** The weapon with which each player did the most damage. */
const findMainWeapons = (done: readonly Done[]): Record<string, string> => {
  const byAttacker = Map.groupBy(done, ({ attacker }) => attacker);
  const findMost = (own: readonly Done[]): string => {
    const sums = new Map<string, number>();
    for (const { weapon, damage } of own) sums.set(weapon, (sums.get(weapon) ?? 0) + damage);
    return [...sums].reduce((best, each) => (each[1] > best[1] ? each : best), ['', 0] as const)[0];
  };
  return Object.fromEntries([...byAttacker].map(([attacker, own]) => [attacker, findMost(own)]));
};

/** Reads the season from `match.bro.competitive.pc-2018-43.steam.squad.as.2026…`. */
const readSeason = (matchId: string): string | null =>
  /^match\.bro\.(?:official|competitive)\.([\w-]+)\./.exec(matchId)?.[1] ?? null;

/** Collects the kill log of a match from its telemetry, event by event. */
class KillLogReader {
  private season: string | null = null;
  private readonly entries: (Omit<Entry, 'at'> & { readonly time: number })[] = [];
  private readonly done: Done[] = [];

  /** `time` is in milliseconds. */
  add(event: TelemetryEvent, time: number): void {
    const { attacker, victim, damage } = event;
    const hit = readHit(event);
    const whom = toPlayer(victim);
    if (hit && whom)
      this.entries.push({ type: hit.type, time, by: toPlayer(hit.by), whom, ...readCause(hit) });
    if (event._T === 'LogMatchDefinition') this.season ??= readSeason(event.MatchId);
    if (event._T !== 'LogPlayerTakeDamage' || damage <= 0 || event.damageTypeCategory === bleeding) return;
    const weapon = readWeapon(event.damageCauserName);
    if (!attacker?.accountId || weapon === null || attacker.accountId === victim?.accountId) return;
    this.done.push({ time, attacker: attacker.accountId, weapon, damage });
  }

  /** Damage and kills before the start are play without consequences. */
  finish(start: number): KillLogFacts {
    return {
      season: this.season,
      entries: this.entries
        .map(({ time, ...entry }) => ({ ...entry, at: Math.round((time - start) / 1000) }))
        .filter(({ at }) => at >= 0)
        .sort((a, b) => a.at - b.at),
      mainWeapons: findMainWeapons(this.done.filter(({ time }) => time >= start)),
    };
  }
}

/** The kinds of events that are read: a quarter of the 56,000 of a match. */
const kinds = new Set<unknown>([...eventKinds, ...hitKinds, 'LogMatchDefinition', 'LogMatchStart']);

const isRead = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && '_T' in event && kinds.has(event._T);

/**
 * Reads a match's telemetry. Skips events of other shapes: there are many kinds, and the game adds new ones. If the file
 * breaks off, the events before are kept.
 */
export const readTelemetry = async (raw: AsyncIterable<unknown>): Promise<Telemetry> => {
  const killLog = new KillLogReader();
  const events = new EventReader();
  let first = Number.NaN;
  let start = Number.NaN;
  let failure: UpstreamError | null = null;
  try {
    for await (const each of raw) {
      const read = isRead(each) ? v.safeParse(eventShape, each) : null;
      if (!read?.success) continue;
      const event = read.output;
      const time = Date.parse(event._D);
      if (Number.isNaN(time)) continue;
      first = Number.isNaN(first) ? time : Math.min(first, time);
      if (event._T === 'LogMatchStart' && Number.isNaN(start)) start = time;
      killLog.add(event, time);
      events.add(event, time);
    }
  } catch (error) {
    if (!(error instanceof UpstreamError) || Number.isNaN(first)) throw error;
    failure = error;
  }
  if (Number.isNaN(first)) throw new UpstreamError('malformed', 'The telemetry file has no known events.');
  const begin = Number.isNaN(start) ? first : start;
  const listed = events.finish(begin);
  return { killLog: killLog.finish(begin), listEvents: () => listed, failure };
};
