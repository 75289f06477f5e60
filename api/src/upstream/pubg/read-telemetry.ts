import * as v from 'valibot';
import { type KillLogFacts, UpstreamError } from '../upstream.ts';
import { type Character, type Damage, eventShape, type TelemetryEvent } from './shapes.ts';

type Entry = KillLogFacts['entries'][number];

/** Telemetry distances are in centimeters. */
const meters = (centimeters: number): number => Math.round(centimeters) / 100;

const toPlayer = (character: Character) =>
  character?.accountId && character.name
    ? { playerId: character.accountId, name: character.name, teamId: character.teamId }
    : null;

const readWeapon = (causer: string): string | null => (causer === '' || causer === 'None' ? null : causer);

/** The service writes a negative distance where there is none. */
const readDistance = (distance: number | null): number | null =>
  distance === null || distance < 0 ? null : meters(distance);

/** The category of damage that a knocked player takes until somebody helps. It comes from no weapon. */
const bleeding = 'Damage_Groggy';

const createEntries = (
  type: Entry['type'],
  at: number,
  { victim }: TelemetryEvent,
  by: Character,
  cause: Damage,
): Entry[] => {
  const whom = toPlayer(victim);
  if (!whom) return [];
  const killer = toPlayer(by);
  return [
    {
      type,
      at,
      by: killer,
      whom,
      weapon: readWeapon(cause?.damageCauserName ?? ''),
      distance: killer && cause ? readDistance(cause.distance) : null,
    },
  ];
};

/** The damage that decided a kill: the knock, for a player who bled to death. */
const readKillDamage = (event: TelemetryEvent): Damage => {
  const { killer, finisher, killerDamageInfo, finishDamageInfo, dBNODamageInfo } = event;
  if (!killer && finisher) return finishDamageInfo;
  if (killerDamageInfo?.damageTypeCategory === bleeding && dBNODamageInfo) return dBNODamageInfo;
  return killerDamageInfo ?? finishDamageInfo;
};

const readers: Readonly<Record<string, (event: TelemetryEvent, at: number) => Entry[]>> = {
  LogPlayerKillV2: (event, at) =>
    createEntries('kill', at, event, event.killer ?? event.finisher, readKillDamage(event)),
  // Old matches and some modes send this older event.
  LogPlayerKill: (event, at) => createEntries('kill', at, event, event.killer, event),
  LogPlayerMakeGroggy: (event, at) => createEntries('knock', at, event, event.attacker, event),
};

/** The weapon with which each player did the most damage. Damage before the start is play without consequences. */
const findMainWeapons = (events: readonly TelemetryEvent[], start: number): Record<string, string> => {
  const damage = new Map<string, Map<string, number>>();
  for (const event of events) {
    const { _T, _D, attacker, victim, damageCauserName, damageTypeCategory } = event;
    const isHit = _T === 'LogPlayerTakeDamage' && event.damage > 0 && damageTypeCategory !== bleeding;
    if (!isHit || !attacker?.accountId || readWeapon(damageCauserName) === null) continue;
    if (attacker.accountId === victim?.accountId || Date.parse(_D) < start) continue;
    const byWeapon = damage.get(attacker.accountId) ?? new Map<string, number>();
    damage.set(attacker.accountId, byWeapon);
    byWeapon.set(damageCauserName, (byWeapon.get(damageCauserName) ?? 0) + event.damage);
  }
  return Object.fromEntries(
    [...damage].map(([accountId, byWeapon]) => [
      accountId,
      [...byWeapon].reduce((best, each) => (each[1] > best[1] ? each : best))[0],
    ]),
  );
};

/** Reads the season from `match.bro.competitive.pc-2018-43.steam.squad.as.2026…`. */
const readSeason = (events: readonly TelemetryEvent[]): string | null => {
  const { MatchId = '' } = events.find(({ _T }) => _T === 'LogMatchDefinition') ?? {};
  return /^match\.bro\.(?:official|competitive)\.([\w-]+)\./.exec(MatchId)?.[1] ?? null;
};

/** The kinds of events that are read: a few thousand of the 56,000 of a match. */
const kinds = new Set([
  ...Object.keys(readers),
  'LogMatchDefinition',
  'LogMatchStart',
  'LogPlayerTakeDamage',
]);

const isRead = (event: unknown): boolean =>
  typeof event === 'object' &&
  event !== null &&
  '_T' in event &&
  typeof event._T === 'string' &&
  kinds.has(event._T);

/** Reads a match's telemetry. Skips events of other shapes: there are many kinds, and the game adds new ones. */
export const readTelemetry = (raw: readonly unknown[]): KillLogFacts => {
  const events = raw.filter(isRead).flatMap((each) => {
    const result = v.safeParse(eventShape, each);
    return result.success ? [result.output] : [];
  });
  if (events.length === 0) throw new UpstreamError('malformed', 'The telemetry file has no known events.');
  const start = Date.parse(events.find(({ _T }) => _T === 'LogMatchStart')?._D ?? events[0]?._D ?? '');
  const entries = events.flatMap((event) => {
    const seconds = Math.round((Date.parse(event._D) - start) / 1000);
    return seconds >= 0 ? (readers[event._T]?.(event, seconds) ?? []) : [];
  });
  return {
    season: readSeason(events),
    entries: entries.toSorted((a, b) => a.at - b.at),
    mainWeapons: findMainWeapons(events, start),
  };
};
