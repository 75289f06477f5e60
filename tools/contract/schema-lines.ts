import type * as v from 'valibot';

/** The parts of a schema that say what data looks like. */
interface Schema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly value?: v.GenericSchema;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
}

/** One line for each field of what a schema describes: `players[].name: string`. A field that may be missing has a `?`. */
export function schemaLines(schema: v.GenericSchema, path = ''): string[] {
  // The library's type of any schema names only what all kinds have; the rest is there where the kind has it.
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
