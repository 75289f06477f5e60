export const manifestFile = 'area.json';
export const pointerKey = (area: string) => `${area}/release.json`;
export const manifestKey = (area: string, version: string) => `${area}/${version}/${manifestFile}`;

/** Lists the names of all areas, because a web server cannot list folders. */
export const indexKey = 'areas.json';
