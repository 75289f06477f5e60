import { duration, listTeams, type SimulatedMember } from './matches.ts';
import type { SimulatedMatch } from './world.ts';

/** Telemetry of younger matches is refused. */
const refusedFor = (duration + 5 * 60) * 1000;

export const isTelemetryReady = ({ createdAt }: SimulatedMatch, now: Date): boolean =>
  now.getTime() - createdAt.getTime() >= refusedFor;

/** The match starts a minute after it was created. */
const startDelay = 60;
const weapons = ['WeapHK416_C', 'WeapMini14_C', 'WeapBerylM762_C', 'WeapM24_C'];

interface Seat extends SimulatedMember {
  readonly teamId: number;
}

/** Each player lands somewhere on the map, and walks east from there, in centimeters. */
const placeOf = (seat: Seat, seconds: number) => ({
  x: Math.fround(100_000 + seat.chance(6) * 500_000 + seconds * 100),
  y: Math.fround(100_000 + seat.chance(7) * 600_000),
  z: 1_234.5,
});

const toCharacter = (seat: Seat, seconds: number) => ({
  accountId: seat.playerId,
  name: seat.name,
  teamId: seat.teamId,
  health: 100,
  location: placeOf(seat, seconds),
  ranking: 0,
  individualRanking: 0,
  isInBlueZone: false,
  isInRedZone: false,
  zone: [],
});

/** Creates the events of a match one by one. Positions fill the file up to the wanted number of events. */
function* createEvents(match: SimulatedMatch, count: number): Generator<object> {
  const seats = listTeams(match).flatMap(({ teamId, members }) =>
    members.map((member): Seat => ({ ...member, teamId })),
  );
  const at = (seconds: number) => new Date(match.createdAt.getTime() + seconds * 1000).toISOString();
  const damage = (seconds: number, attacker: Seat, victim: Seat, causer: string, done: number) => ({
    _T: 'LogPlayerTakeDamage',
    _D: at(seconds),
    attacker: toCharacter(attacker, seconds),
    victim: toCharacter(victim, seconds),
    damage: done,
    damageCauserName: causer,
    damageTypeCategory: 'Damage_Gun',
  });
  const [owner, ...others] = seats;
  const enemies = others.filter(({ teamId }) => teamId !== owner?.teamId);
  const victim = enemies.at(-1);
  if (!owner || !victim) return;
  const kind = match.owner.rankedModes.length > 0 ? 'competitive' : 'official';
  const MatchId = `match.bro.${kind}.pc-2018-${match.season}.steam.${match.mode}.as.2026.11.20.10.${match.id}`;
  yield { _T: 'LogMatchDefinition', _D: at(0), MatchId };
  // Before the start players fight without consequences.
  yield damage(20, owner, victim, 'WeapSawnoff_C', 900);
  yield { _T: 'LogMatchStart', _D: at(startDelay), mapName: 'Baltic_Main', characters: [] };
  for (const [i, seat] of seats.entries()) {
    const character = toCharacter(seat, startDelay + 60);
    yield { _T: 'LogParachuteLanding', _D: at(startDelay + 60 + i / 10), character, distance: 1_200 };
  }
  yield damage(startDelay + 100, owner, victim, 'Player', 20);
  yield damage(startDelay + 240, owner, victim, 'WeapHK416_C', 40);
  yield damage(startDelay + 241, owner, victim, 'WeapMini14_C', 90);
  yield damage(startDelay + 241, owner, owner, 'ProjGrenade_C', 900);
  for (let i = 0; i < count; i++) {
    const seat = seats[i % seats.length] ?? owner;
    yield {
      _T: 'LogPlayerPosition',
      _D: at(startDelay + 250 + Math.floor((i * 600) / count)),
      character: toCharacter(seat, startDelay + 250),
      vehicle: null,
      elapsedTime: 250,
      numAlivePlayers: seats.length,
      common: { isGame: 1 },
    };
  }
  const vehicle = {
    vehicleType: 'WheeledVehicle',
    vehicleId: 'BP_ATV_C',
    healthPercent: 100,
    feulPercent: 80,
  };
  yield {
    _T: 'LogVehicleRide',
    _D: at(startDelay + 300),
    character: toCharacter(owner, startDelay + 300),
    vehicle,
  };
  yield {
    _T: 'LogVehicleLeave',
    _D: at(startDelay + 330),
    character: toCharacter(owner, startDelay + 330),
    vehicle,
  };
  yield { _T: 'LogPhaseChange', _D: at(startDelay + 400), phase: 1, elapsedTime: 400 };
  yield {
    _T: 'LogGameStatePeriodic',
    _D: at(startDelay + 400),
    gameState: {
      elapsedTime: 400,
      numAliveTeams: 24,
      numAlivePlayers: seats.length,
      safetyZonePosition: { x: 400_000, y: 400_000, z: 0 },
      safetyZoneRadius: 300_000.5,
      poisonGasWarningPosition: { x: 350_000, y: 420_000, z: 0 },
      poisonGasWarningRadius: 150_000,
      redZonePosition: { x: 0, y: 0, z: 0 },
      redZoneRadius: 0,
    },
  };
  yield {
    _T: 'LogCarePackageLand',
    _D: at(startDelay + 420),
    itemPackage: {
      itemPackageId: 'Carapackage_RedBox_C',
      location: { x: 410_000, y: 420_000, z: 900 },
      items: [],
    },
  };
  const killers = [owner, ...enemies];
  for (const [i, fallen] of enemies.toReversed().entries()) {
    const other = killers[(i * 7) % (killers.length - i)];
    const killer = i > 0 && other && other.teamId !== fallen.teamId ? other : owner;
    const weapon = killer === owner ? 'WeapMini14_C' : (weapons[i % weapons.length] ?? 'Player');
    const seconds = startDelay + 870 + i;
    yield damage(seconds, killer, fallen, weapon, 100);
    yield {
      _T: 'LogPlayerMakeGroggy',
      _D: at(seconds),
      attacker: toCharacter(killer, seconds),
      victim: toCharacter(fallen, seconds),
      damageCauserName: weapon,
      distance: i === 0 ? 12_345 : Math.fround(killer.chance(3) * 30_000),
      dBNOId: i,
    };
    yield {
      _T: 'LogPlayerKillV2',
      _D: at(seconds + 10),
      victim: toCharacter(fallen, seconds + 10),
      killer: toCharacter(killer, seconds + 10),
      finisher: toCharacter(killer, seconds + 10),
      killerDamageInfo: {
        damageReason: 'HeadShot',
        damageTypeCategory: 'Damage_Gun',
        damageCauserName: weapon,
        distance: i === 0 ? 12_300 : Math.fround(killer.chance(3) * 30_000),
      },
    };
  }
  const mate = others[0];
  if (mate && mate.teamId === owner.teamId) {
    yield {
      _T: 'LogPlayerKillV2',
      _D: at(startDelay + 1_200),
      victim: toCharacter(mate, startDelay + 1_200),
      killer: null,
      finisher: null,
      killerDamageInfo: { damageCauserName: 'Bluezonebomb_EffectActor_C', distance: -1 },
    };
  }
  yield { _T: 'LogPlayerKillV2', _D: 'not a time', victim: 'odd' };
}

/** Writes a telemetry file piece by piece. */
export function* writeTelemetry(match: SimulatedMatch, count: number): Generator<string> {
  let separator = '[';
  for (const event of createEvents(match, count)) {
    yield separator + JSON.stringify(event);
    separator = ',';
  }
  yield `${separator}"odd"]`;
}
