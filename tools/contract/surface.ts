import { readFileSync } from 'node:fs';
import path from 'node:path';
import { areaManifestSchema } from '@hotdrop/shared-domain/contract';
import { locales } from '@hotdrop/shared-domain/locale';
import { type Call, calls } from '@hotdrop/shared-domain/wire';
import { sharedModules } from '../build/shared-modules.ts';
import { declaredTypes } from './declared-types.ts';
import { exportedNames } from './exported-names.ts';
import { schemaLines } from './schema-lines.ts';

/** Where the types stand of which a `Site`, an `Area` and a `Mount` are made. */
const typeFiles = [
  'contract/site.ts',
  'contract/area.ts',
  'favorites/types.ts',
  'game/types.ts',
  'links/types.ts',
  'store/site-store.ts',
  'store/state.ts',
  'wire/api.ts',
  'wire/failure.ts',
];

/** All that a site and an area may count on of each other, one thing a line: what is compared with what was agreed. */
export function contractSurface(root: string): string[] {
  const domain = path.join(root, 'shared-domain', 'src');
  const types = typeFiles.flatMap((file) =>
    declaredTypes(path.join(domain, file)).map((line) => `type ${path.dirname(file)} ${line}`),
  );
  const tokens = readFileSync(path.join(root, 'shared-ui', 'src', 'tokens.css'), 'utf8');
  return unique([
    ...types,
    ...locales.map((locale) => `locale ${locale}`),
    ...Object.entries<Call>(calls).flatMap(([name, call]) => callLines(name, call)),
    ...schemaLines(areaManifestSchema).map((line) => `manifest ${line}`),
    ...Object.entries(sharedModules('web')).map(
      ([name, { requiredVersion }]) => `module ${name} ${majorOf(requiredVersion)}`,
    ),
    // Of the other shared modules all is shared: their versions say what there is.
    ...exportedNames(path.join(root, 'tools', 'build', 'router-surface.ts')).map(
      (name) => `module react-router-dom gives ${name}`,
    ),
    ...[...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => `token ${name}`),
  ]);
}

const callLines = (name: string, { method, path: address, params, query, body, answer, errors }: Call) => [
  `call ${name} ${method} ${address}`,
  ...[params, query, ...(body ? [body] : [])].flatMap((sent) =>
    schemaLines(sent).map((line) => `call ${name} sends ${line}`),
  ),
  ...schemaLines(answer).map((line) => `answer ${name} ${line}`),
  ...errors.map((error) => `call ${name} refuses ${error}`),
];

const majorOf = (range: string) => /\d+/.exec(range)?.[0];

const unique = (lines: readonly string[]) => [...new Set(lines)].sort();
