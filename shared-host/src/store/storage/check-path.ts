import { UnsafeNameError } from '../errors.ts';

const safeSegment = /^[A-Za-z0-9_@~-][A-Za-z0-9._@~-]*$/;

/** Refuses a name that would lead out of the folder it is joined to. */
export function checkPath(name: string): string {
  if (!name.split('/').every((segment) => safeSegment.test(segment))) throw new UnsafeNameError(name);
  return name;
}
