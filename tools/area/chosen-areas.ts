import { areaName, knownAreas } from './known-areas.ts';
import { UsageError } from './usage-error.ts';

/** Finds the areas that a command line names, or all of them. The error for an unknown name lists the known ones. */
export function chosenAreas(root: string, given: readonly string[], isAll: boolean): string[] {
  const known = knownAreas(root);
  const names = given.map(areaName);
  const list = known.join(', ') || 'none yet';
  if (isAll) return known;
  if (!names.length) throw new UsageError(`Say which area: ${list}; or --all.`);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) {
    throw new UsageError(
      `There is no area ${unknown.join(', ')}. The areas are: ${list}. To create one, run \`npm run area -- new NAME\`.`,
    );
  }
  return names;
}
