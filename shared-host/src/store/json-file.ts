import * as v from 'valibot';
import { StoreFileInvalidError } from './errors.ts';

/** Parses a stored JSON file. The error names the file and every wrong field. */
export function parseJson<Schema extends v.GenericSchema>(
  schema: Schema,
  key: string,
  bytes: Uint8Array,
): v.InferOutput<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new StoreFileInvalidError(key, 'it is not complete JSON');
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const problems = result.issues.map(
    (issue) => `${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`,
  );
  throw new StoreFileInvalidError(key, problems.join('; '));
}

export const toJson = (value: unknown): Uint8Array =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
