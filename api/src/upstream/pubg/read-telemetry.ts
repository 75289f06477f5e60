import * as v from 'valibot';
import type { KillLogFacts } from '../upstream.ts';
import { type Character, eventShape, type TelemetryEvent } from './shapes.ts';

type Entry = KillLogFacts['entries'][number];

/** Telemetry distances are in centimeters. */
const meters = (centimeters: number): number => Math.round(centimeters) / 100;

const toPlayer = (character: Character) =>
  character?.accountId
    ? { playerId: character.accountId, name: character.name, teamId: character.teamId ?? null }
    : null;

const readWeapon = (causer: string): string | null => (causer === '' || causer === 'None' ? null : causer);

const createEntries = (
  type: Entry['type'],
  at: number,
  { victim }: TelemetryEvent,
  by: Character,
  cause: { damageCauserName: string; distance: number } | null | undefined,
): Entry[] => {
  const whom = toPlayer(victim);
  if (!whom) return [];
  const killer = toPlayer(by);
  return [
    {
      type,
      at: Math.max(0, at),
      by: killer,
      whom,
      weapon: readWeapon(cause?.damageCauserName ?? ''),
      distance: killer && cause ? meters(cause.distance) : null,
    },
  ];
};

const readers: Readonly<Record<string, (event: TelemetryEvent, at: number) => Entry[]>> = {
  LogPlayerKillV2: (event, at) =>
    createEntries(
      'kill',
      at,
      event,
      event.killer ?? event.finisher,
      event.killerDamageInfo ?? event.finishDamageInfo,
    ),
  // Old matches and some modes send this older event.
  LogPlayerKill: (event, at) => createEntries('kill', at, event, event.killer, event),
  LogPlayerMakeGroggy: (event, at) => createEntries('knock', at, event, event.attacker, event),
};

/** The weapon with which each player did the most damage. Damage before the start is play without consequences. */
const findMainWeapons = (events: readonly TelemetryEvent[], start: number): Record<string, string> => {
  const damage = new Map<string, Map<string, number>>();
  for (const { _T, _D, attacker, victim, damageCauserName, damage: done } of events) {
    const isHit = _T === 'LogPlayerTakeDamage' && attacker?.accountId && readWeapon(damageCauserName);
    if (!isHit || attacker.accountId === victim?.accountId || Date.parse(_D) < start) continue;
    const byWeapon = damage.get(attacker.accountId) ?? new Map<string, number>();
    damage.set(attacker.accountId, byWeapon);
    byWeapon.set(damageCauserName, (byWeapon.get(damageCauserName) ?? 0) + done);
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

/** Reads a match's telemetry. Skips events of other shapes: there are many kinds, and the game adds new ones. */
export const readTelemetry = (raw: readonly unknown[]): KillLogFacts => {
  const events = raw.flatMap((each) => {
    const result = v.safeParse(eventShape, each);
    return result.success ? [result.output] : [];
  });
  const start = Date.parse(events.find(({ _T }) => _T === 'LogMatchStart')?._D ?? events[0]?._D ?? '');
  const entries = events.flatMap((event) => {
    const seconds = Math.round((Date.parse(event._D) - start) / 1000);
    return Number.isFinite(seconds) ? (readers[event._T]?.(event, seconds) ?? []) : [];
  });
  return {
    season: readSeason(events),
    entries: entries.toSorted((a, b) => a.at - b.at),
    mainWeapons: findMainWeapons(events, start),
  };
};
