import * as v from 'valibot';

/** The parts of telemetry events that the site reads. Names are those of the official documentation. */

const text = v.nullish(v.string(), '');
const figure = v.nullish(v.number(), null);

/** Centimeters from the map's north-west corner. One that is not readable does not take its event with it. */
const location = v.optional(
  v.fallback(v.nullable(v.object({ x: v.number(), y: v.number(), z: v.nullish(v.number(), 0) })), null),
  null,
);
export type Location = v.InferOutput<typeof location>;

const character = v.nullish(
  v.object({
    accountId: text,
    name: text,
    teamId: figure,
    health: v.optional(v.fallback(figure, null), null),
    location,
  }),
);
export type Character = v.InferOutput<typeof character>;

const damage = v.nullish(
  v.object({ damageCauserName: text, damageTypeCategory: text, distance: v.nullish(v.number(), null) }),
);
export type Damage = v.InferOutput<typeof damage>;

const gameState = v.nullish(
  v.object({
    numAliveTeams: v.nullish(v.number(), 0),
    numAlivePlayers: v.nullish(v.number(), 0),
    safetyZonePosition: location,
    safetyZoneRadius: figure,
    poisonGasWarningPosition: location,
    poisonGasWarningRadius: figure,
    redZonePosition: location,
    redZoneRadius: figure,
  }),
);
export type GameState = v.InferOutput<typeof gameState>;

/** The fields of all kinds of events that are read. */
export const eventShape = v.object({
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
  phase: figure,
  itemPackage: v.nullish(v.object({ location })),
});
export type TelemetryEvent = v.InferOutput<typeof eventShape>;
