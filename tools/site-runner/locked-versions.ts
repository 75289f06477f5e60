import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { parse } from 'yaml';

const versionsSchema = v.optional(v.record(v.string(), v.string()), {});
const entriesSchema = v.optional(v.record(v.string(), v.object({ version: v.string() })), {});

/** The part of `pnpm-lock.yaml` that says which version each package resolves to. */
const lockfileSchema = v.object({
  importers: v.record(
    v.string(),
    v.object({
      dependencies: entriesSchema,
      devDependencies: entriesSchema,
      optionalDependencies: entriesSchema,
    }),
  ),
  snapshots: v.optional(
    v.record(v.string(), v.object({ dependencies: versionsSchema, optionalDependencies: versionsSchema })),
    {},
  ),
});

export type Lockfile = v.InferOutput<typeof lockfileSchema>;

export const readLockfile = (root: string): Lockfile =>
  v.parse(lockfileSchema, parse(readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')));

/**
 * Lists the exact versions of everything that these dependencies of a workspace package bring: `react@19.3.1`. Leaves
 * out other workspace packages.
 */
export function lockedVersions(lockfile: Lockfile, importer: string, names: readonly string[]): string[] {
  const { dependencies, devDependencies, optionalDependencies } = lockfile.importers[importer] ?? {};
  const entries = { ...devDependencies, ...optionalDependencies, ...dependencies };
  const found = new Set<string>();
  const add = (name: string, version: string) => {
    // An alias has the name of another package in its version.
    const key = Object.hasOwn(lockfile.snapshots, version) ? version : `${name}@${version}`;
    const snapshot = lockfile.snapshots[key];
    if (!snapshot || found.has(key)) return;
    found.add(key);
    for (const [next, resolved] of Object.entries({
      ...snapshot.optionalDependencies,
      ...snapshot.dependencies,
    }))
      add(next, resolved);
  };
  for (const name of names) {
    const entry = entries[name];
    if (entry) add(name, entry.version);
  }
  return [...found].sort();
}
