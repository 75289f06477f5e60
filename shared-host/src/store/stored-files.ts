import * as v from 'valibot';
import { StoreFileInvalidError, UnsafeNameError } from './errors.ts';

export const manifestFile = 'area.json';
export const pointerKey = (area: string) => `${area}/release.json`;
/** The metrics of an area's last rollout. */
export const rolloutKey = (area: string) => `${area}/rollout.json`;
/** The versions of an area that no server runs. */
export const quarantineKey = (area: string) => `${area}/quarantine.json`;
/** What operators have set for an area in the console. */
export const settingsKey = (area: string) => `${area}/settings.json`;
export const manifestKey = (area: string, version: string) => `${area}/${version}/${manifestFile}`;

/** Describes the site to areas. The deploy of its shell writes it. */
export const siteKey = 'site.json';

/** The operator's list of keys and what each may sign. */
export const trustKey = 'trust.json';
export const signatureKeyOf = (key: string) => `${key}.sig`;

/** Lists the names of all areas for shells behind a web server, which cannot list folders. Only the operator writes it. */
export const indexKey = 'areas.json';

const safeSegment = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*$/;

/** Returns the name. Throws for a name that leads outside of the folder that it is joined to. */
export function checkPath(name: string): string {
  if (!name.split('/').every((segment) => safeSegment.test(segment))) throw new UnsafeNameError(name);
  return name;
}

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

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  map: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
};

export const getMediaType = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
