import path from 'node:path';
import { areaManifestSchema, publicTokens, slots } from '@hotdrop/shared-domain/contract';
import { locales } from '@hotdrop/shared-domain/locale';
import { type Call, calls } from '@hotdrop/shared-domain/wire';
import { sharedModules } from '../build/shared-modules.ts';
import { declaredTypes } from './declared-types.ts';
import { exportedNames } from './exported-names.ts';
import { schemaLines } from './schema-lines.ts';

/** Files with the types that make up a `Site`, an `Area`, and a `Mount`. */
const typeFiles = [
  'contract/site.ts',
  'contract/area.ts',
  'contract/page.ts',
  'contract/parts.ts',
  'contract/site-parts.ts',
  'favorites/types.ts',
  'game/types.ts',
  'links/types.ts',
  'store/state.ts',
  'wire/api.ts',
  'wire/failure.ts',
];

/** Lists the names that a site and an area use of each other, one a line. */
export function contractSurface(root: string): string[] {
  const domain = path.join(root, 'shared-domain', 'src');
  const types = typeFiles.flatMap((file) =>
    declaredTypes(path.join(domain, file)).map((line) => `type ${path.dirname(file)} ${line}`),
  );
  return unique([
    ...types,
    ...locales.map((locale) => `locale ${locale}`),
    ...Object.entries<Call>(calls).flatMap(([name, call]) => callLines(name, call)),
    ...schemaLines(areaManifestSchema).map((line) => `manifest ${line}`),
    ...Object.entries(slots).flatMap(([name, { kind, context }]) => [
      `slot ${name} ${kind}`,
      ...schemaLines(context).map((line) => `slot ${name} context ${line}`),
    ]),
    ...Object.entries(sharedModules).map(
      ([name, { requiredVersion }]) => `module ${name} ${majorOf(requiredVersion)}`,
    ),
    // The other shared modules share every export, so their major version is enough.
    ...exportedNames(path.join(root, 'tools', 'build', 'router', 'shared-router-exports.ts')).map(
      (name) => `module react-router-dom exports ${name}`,
    ),
    ...publicTokens.map((name) => `token ${name}`),
  ]);
}

/** The functions of `site.api`. The API's addresses and answers are versioned with `/api/v1` instead. */
const callLines = (name: string, { params, query, body }: Call) => [
  `call ${name}`,
  ...[params, query, ...(body ? [body] : [])].flatMap((input) =>
    schemaLines(input).map((line) => `call ${name} takes ${line}`),
  ),
];

const majorOf = (range: string) => /\d+/.exec(range)?.[0];

const unique = (lines: readonly string[]) => [...new Set(lines)].sort();
