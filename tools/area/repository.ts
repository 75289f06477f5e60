import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { UsageError } from './tools.ts';

/** The field `hotdrop` of a root's `package.json`. */
const settingsSchema = v.object({
  /** The area that the repository contains. A repository without it has a folder for each area. */
  area: v.optional(v.pipe(v.string(), v.regex(/^mf-[a-z\d-]+$/))),
  /** Where it is published unless the command or AREA_STORE says otherwise. */
  store: v.optional(v.string()),
  /** A page of the site that it is for: its packages come from there, and `dev` shows it there. */
  site: v.optional(v.string()),
  /** The origin of its own service on this machine, for `dev`. */
  service: v.optional(v.string()),
  /** The file with the key that signs it, unless AREA_SIGNING_KEY says otherwise. */
  key: v.optional(v.string()),
});
const manifestSchema = v.object({ hotdrop: v.optional(settingsSchema) });

type Settings = v.InferOutput<typeof settingsSchema>;

/** Reads the settings of a root. Undefined for a folder that is none. */
export function readSettings(root: string): Settings | undefined {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return undefined;
  const { success, output, issues } = v.safeParse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!success) throw new Error(`${file}, field "hotdrop": ${issues[0].message}`);
  return output.hotdrop;
}

/** Finds the root of the repository: the nearest folder whose `package.json` has a field `hotdrop`. */
export function findRoot(start: string): string {
  for (let folder = path.resolve(start); ; folder = path.dirname(folder)) {
    if (readSettings(folder)) return folder;
    if (folder === path.dirname(folder)) {
      throw new Error(
        `Neither ${path.resolve(start)} nor a folder above it has a package.json with the field "hotdrop", such as "hotdrop": { "area": "mf-clans" }. Run the command in an area's repository.`,
      );
    }
  }
}

/** Finds the area of a repository that contains only this one. */
export const ownArea = (root: string): string | undefined => readSettings(root)?.area;

/** Finds the areas of a repository: its own, or folders `mf-*` with a manifest. */
export function knownAreas(root: string): string[] {
  const own = ownArea(root);
  if (own) return [own];
  return readdirSync(root)
    .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'src', 'manifest.ts')))
    .sort();
}

export const areaFolder = (root: string, area: string): string =>
  ownArea(root) === area ? root : path.join(root, area);

/** Accepts the name of an area with and without its prefix: `clans` is `mf-clans`. */
export const areaName = (name: string): string => (name.startsWith('mf-') ? name : `mf-${name}`);

/** Finds the areas that a command line names, or all of them; in a repository of one area, that one. */
export function chosenAreas(root: string, given: readonly string[], isAll: boolean): string[] {
  const known = knownAreas(root);
  const names = given.map(areaName);
  const list = known.join(', ') || 'none yet';
  if (isAll || (!names.length && ownArea(root))) return known;
  if (!names.length) throw new UsageError(`Name an area (${list}), or use --all.`);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) {
    throw new UsageError(
      ownArea(root)
        ? `This repository contains only ${list}: leave out ${unknown.join(', ')}.`
        : `There is no area ${unknown.join(', ')}. The areas are: ${list}. To create one, run \`npm run area -- new NAME\`.`,
    );
  }
  return names;
}
