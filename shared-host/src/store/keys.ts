/** Where things lie in a store. */
export const manifestFile = 'area.json';
export const pointerKey = (area: string) => `${area}/release.json`;
export const manifestKey = (area: string, version: string) => `${area}/${version}/${manifestFile}`;

/** The names of all areas: only a folder can be listed by everyone, so writers keep them in this file. */
export const indexKey = 'areas.json';
