import { knownAreas, ownArea } from './repository.ts';
import { UsageError } from './usage-error.ts';

/** Accepts the name of an area with and without its prefix: `clans` is `mf-clans`. */
export const areaName = (name: string): string => (name.startsWith('mf-') ? name : `mf-${name}`);

/** Finds the areas that a command line names, or all of them; in a repository of one area, that one. The error for an unknown name lists the known ones. */
export function chosenAreas(root: string, given: readonly string[], isAll: boolean): string[] {
  const known = knownAreas(root);
  const names = given.map(areaName);
  const list = known.join(', ') || 'none yet';
  if (isAll || (!names.length && ownArea(root))) return known;
  if (!names.length) throw new UsageError(`Name an area (${list}), or use --all.`);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) {
    throw new UsageError(
      `There is no area ${unknown.join(', ')}. The areas are: ${list}. To create one, run \`npm run area -- new NAME\`.`,
    );
  }
  return names;
}
