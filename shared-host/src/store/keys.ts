import { UnsafeNameError } from './errors.ts';

export const manifestFile = 'area.json';
export const pointerKey = (area: string) => `${area}/release.json`;
/** The figures of an area's last rollout. */
export const rolloutKey = (area: string) => `${area}/rollout.json`;
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
