import type { Circle, MatchEvent, Place } from '@hotdrop/shared-domain/tracks';
import { bleeding, readCause, readHit, readWeapon } from './read-kill-log.ts';
import type { Character, GameState, Location, TelemetryEvent } from './shapes.ts';

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

export const eventKinds = Object.keys(readers);

/** Collects the events of a match from its telemetry, one by one. */
export class EventReader {
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
