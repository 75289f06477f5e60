import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { matchMemberSchema } from '@hotdrop/shared-domain/wire';
import * as v from 'valibot';
import type { KillLogFacts, Member } from '../upstream/upstream.ts';

/**
 * Lists of objects as compressed JSON. Values of the same property are side by side, which compresses a match to a
 * seventh of its rows. The thread pool compresses, so that other calls continue.
 */

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** The highest quality that takes only a few milliseconds for a match. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};

type Columns = Readonly<Record<string, readonly unknown[]>>;

/** Turns a list of objects with the same properties into a list of values for each property. */
const toColumns = <T extends object>(rows: readonly T[]): Columns => {
  const entries = rows.map((row) => new Map<string, unknown>(Object.entries(row)));
  const names = [...(entries[0]?.keys() ?? [])];
  return Object.fromEntries(names.map((name) => [name, entries.map((row) => row.get(name) ?? null)]));
};

const fromColumns = (columns: Columns): Record<string, unknown>[] => {
  const names = Object.keys(columns);
  const rows = Object.values(columns)[0] ?? [];
  return rows.map((_, i) => Object.fromEntries(names.map((name) => [name, columns[name]?.[i]])));
};

const pack = (value: object): Promise<Uint8Array> => compress(JSON.stringify(value), { params });

const unpack = async (packed: Uint8Array): Promise<unknown> =>
  JSON.parse((await decompress(packed)).toString());

const membersSchema = v.array(v.omit(matchMemberSchema, ['ranked']));
const columnsSchema = v.record(v.string(), v.array(v.unknown()));

export const packMembers = (members: readonly Member[]): Promise<Uint8Array> => pack(toColumns(members));

export const unpackMembers = async (packed: Uint8Array): Promise<readonly Member[]> =>
  v.parse(membersSchema, fromColumns(v.parse(columnsSchema, await unpack(packed))));

/**
 * A kill log names each player by the position in the sorted account IDs of the match's players, then in a list of
 * others. A match whose players are stored again in another order keeps its kill log.
 */

type Entry = KillLogFacts['entries'][number];
type Person = Entry['whom'];

/** The part of a kill log that is stored. */
type StoredKillLog = Pick<KillLogFacts, 'entries' | 'mainWeapons'>;

const personSchema = v.object({
  playerId: v.string(),
  name: v.string(),
  teamId: v.nullable(v.number()),
});

const entrySchema = v.object({
  type: v.picklist(['knock', 'kill']),
  at: v.number(),
  by: v.nullable(v.number()),
  whom: v.number(),
  weapon: v.nullable(v.string()),
  distance: v.nullable(v.number()),
});

const packedSchema = v.object({
  entries: v.record(v.string(), v.array(v.unknown())),
  /** Players of the kill log that the match does not list like this. */
  others: v.array(personSchema),
  /** The main weapon of each listed player. */
  weapons: v.array(v.nullable(v.string())),
  /** The main weapons of others, by account ID. */
  otherWeapons: v.record(v.string(), v.string()),
});

const keyOf = ({ playerId, name, teamId }: Person): string => JSON.stringify([playerId, name, teamId]);

const listPeople = (members: readonly Member[]): Person[] =>
  members
    .map(({ playerId, name, teamId }) => ({ playerId, name, teamId }))
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

export const packKillLog = (
  members: readonly Member[],
  { entries, mainWeapons }: StoredKillLog,
): Promise<Uint8Array> => {
  const people = listPeople(members);
  const positions = new Map(people.map((person, i) => [keyOf(person), i]));
  const others: Person[] = [];
  const findPosition = (person: Person): number => {
    const key = keyOf(person);
    const known = positions.get(key);
    if (known !== undefined) return known;
    const position = people.length + others.push(person) - 1;
    positions.set(key, position);
    return position;
  };
  const rows = entries.map((entry) => ({
    ...entry,
    by: entry.by && findPosition(entry.by),
    whom: findPosition(entry.whom),
  }));
  const ids = new Set(people.map(({ playerId }) => playerId));
  return pack({
    entries: toColumns(rows),
    others,
    weapons: people.map(({ playerId }) => mainWeapons[playerId] ?? null),
    otherWeapons: Object.fromEntries(Object.entries(mainWeapons).filter(([id]) => !ids.has(id))),
  });
};

export const unpackKillLog = async (
  members: readonly Member[],
  packed: Uint8Array,
): Promise<StoredKillLog> => {
  const { entries, others, weapons, otherWeapons } = v.parse(packedSchema, await unpack(packed));
  const people = listPeople(members);
  const all = [...people, ...others];
  const personAt = (position: number): Person => {
    const person = all[position];
    if (!person) throw new Error(`The kill log names player ${position} of ${all.length}.`);
    return person;
  };
  const known = people.flatMap(({ playerId }, i) => {
    const weapon = weapons[i];
    return weapon ? [[playerId, weapon] as const] : [];
  });
  return {
    entries: v.parse(v.array(entrySchema), fromColumns(entries)).map((entry) => ({
      ...entry,
      by: entry.by === null ? null : personAt(entry.by),
      whom: personAt(entry.whom),
    })),
    mainWeapons: { ...otherWeapons, ...Object.fromEntries(known) },
  };
};
