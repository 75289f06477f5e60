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

const toCharacter = ({ playerId, name, teamId }: Seat) => ({
  accountId: playerId,
  name,
  teamId,
  health: 100,
  location: { x: 401_234.5, y: 302_345.6, z: 1_234.5 },
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
    attacker: toCharacter(attacker),
    victim: toCharacter(victim),
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
  yield damage(startDelay + 100, owner, victim, 'Player', 20);
  yield damage(startDelay + 240, owner, victim, 'WeapHK416_C', 40);
  yield damage(startDelay + 241, owner, victim, 'WeapMini14_C', 90);
  yield damage(startDelay + 241, owner, owner, 'ProjGrenade_C', 900);
  for (let i = 0; i < count; i++) {
    const seat = seats[i % seats.length] ?? owner;
    yield {
      _T: 'LogPlayerPosition',
      _D: at(startDelay + 250 + Math.floor((i * 600) / count)),
      character: toCharacter(seat),
      vehicle: null,
      elapsedTime: 250,
      numAlivePlayers: seats.length,
      common: { isGame: 1 },
    };
  }
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
      attacker: toCharacter(killer),
      victim: toCharacter(fallen),
      damageCauserName: weapon,
      distance: i === 0 ? 12_345 : Math.fround(killer.chance(3) * 30_000),
      dBNOId: i,
    };
    yield {
      _T: 'LogPlayerKillV2',
      _D: at(seconds + 10),
      victim: toCharacter(fallen),
      killer: toCharacter(killer),
      finisher: toCharacter(killer),
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
      victim: toCharacter(mate),
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
