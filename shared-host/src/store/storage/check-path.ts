import { UnsafeNameError } from '../errors.ts';

const safeSegment = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*$/;

/** Returns the name. Throws for a name that leads outside of the folder that it is joined to. */
export function checkPath(name: string): string {
  if (!name.split('/').every((segment) => safeSegment.test(segment))) throw new UnsafeNameError(name);
  return name;
}
