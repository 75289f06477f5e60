import { knownAreas } from './known-areas.ts';
import { UsageError } from './usage-error.ts';

/** The areas that a command line names, or all of them. A wrong name is answered with the right ones. */
export function chosenAreas(root: string, names: readonly string[], isAll: boolean): string[] {
  const known = knownAreas(root);
  const list = known.join(', ') || 'none yet';
  if (isAll) return known;
  if (!names.length) throw new UsageError(`Say which area: ${list}; or --all.`);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length) {
    throw new UsageError(
      `There is no area ${unknown.join(', ')} here. The areas are: ${list}. A new one is made by \`npm run area -- new NAME\`.`,
    );
  }
  return [...names];
}
