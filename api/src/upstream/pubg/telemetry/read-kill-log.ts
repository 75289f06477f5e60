import type { KillLogFacts } from '../../upstream.ts';
import type { Character, Damage, TelemetryEvent } from './shapes.ts';

type Entry = KillLogFacts['entries'][number];

const toPlayer = (character: Character) =>
  character?.accountId && character.name
    ? { playerId: character.accountId, name: character.name, teamId: character.teamId }
    : null;

export const readWeapon = (causer: string): string | null =>
  causer === '' || causer === 'None' ? null : causer;

/** The service writes a negative distance where there is none. */
const readDistance = (distance: number | null): number | null =>
  distance === null || distance < 0 ? null : Math.round(distance) / 100;

/** The category of damage that a knocked player takes until somebody helps. It comes from no weapon. */
export const bleeding = 'Damage_Groggy';

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
export const readHit = (event: TelemetryEvent): Hit | null => {
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

export const hitKinds = ['LogPlayerKillV2', 'LogPlayerKill', 'LogPlayerMakeGroggy'] as const;

/** The weapon and the distance of a hit. A hit without an attacker has no distance. */
export const readCause = ({ by, cause }: Hit): Pick<Entry, 'weapon' | 'distance'> => ({
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
export class KillLogReader {
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
