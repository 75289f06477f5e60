import type * as v from 'valibot';

/** The parts of a schema that describe data. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** Lists the fields that a schema describes: `players[].name: string`. An optional field has a `?`. */
export function schemaLines(schema: v.GenericSchema, path = ''): string[] {
  // The library's generic type has only the fields that all schemas share.
  const { type, entries, item, wrapped, value, options, literal } = schema as Schema;
  if (entries) return Object.entries(entries).flatMap(([key, field]) => schemaLines(field, `${path}.${key}`));
  if (item) return schemaLines(item, `${path}[]`);
  if (wrapped && type === 'nullable') return [`${path}: null`, ...schemaLines(wrapped, path)];
  if (wrapped) return schemaLines(wrapped, `${path}?`);
  if (type === 'record' && value) return schemaLines(value, `${path}[key]`);
  if (options?.every(isSchema)) return options.flatMap((option) => schemaLines(option, `${path}|`));
  if (options) return options.map((option) => `${path}: ${JSON.stringify(option)}`);
  return [`${path}: ${literal === undefined ? type : JSON.stringify(literal)}`];
}

const isSchema = (option: unknown): option is v.GenericSchema =>
  typeof option === 'object' && option !== null;
