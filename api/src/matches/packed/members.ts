import * as v from 'valibot';
import type { Member } from '../../upstream/upstream.ts';
import { fromColumns, pack, toColumns, unpack } from './columns.ts';

/** Stored matches stay readable: give a new property a default. */
const memberSchema = v.object({
  playerId: v.string(),
  name: v.string(),
  shard: v.string(),
  teamId: v.number(),
  teamRank: v.number(),
  teamTotal: v.number(),
  kills: v.number(),
  assists: v.number(),
  damageDealt: v.number(),
  dbnos: v.number(),
  walkDistance: v.number(),
  rideDistance: v.number(),
  swimDistance: v.number(),
  timeSurvived: v.number(),
  longestKill: v.number(),
  mainWeapon: v.nullable(v.string()),
  headshotKills: v.number(),
  roadKills: v.number(),
  teamKills: v.number(),
  vehicleDestroys: v.number(),
  revives: v.number(),
  boosts: v.number(),
  heals: v.number(),
  weaponsAcquired: v.number(),
  deaths: v.number(),
});

const packedSchema = v.record(v.string(), v.array(v.unknown()));

export const packMembers = (members: readonly Member[]): Promise<Uint8Array> => pack(toColumns(members));

export const unpackMembers = async (packed: Uint8Array): Promise<readonly Member[]> =>
  v.parse(v.array(memberSchema), fromColumns(v.parse(packedSchema, await unpack(packed))));
