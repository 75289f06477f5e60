/** Packages that use each other's internals: they are upgraded together. */
export const bundlerPackages = [
  'webpack',
  'webpack-cli',
  '@module-federation/enhanced',
  '@module-federation/runtime-core',
  '@module-federation/sdk',
];

/** Matches `"name": "1.2.3"` of JSON and `name: 1.2.3` of YAML. */
const findEntry = (name: string) => new RegExp(`^(\\s*"?${name}"?: "?)(\\d[^\\s",]*)`, 'm');

export const readVersion = (text: string, name: string): string | undefined =>
  findEntry(name).exec(text)?.[2];

/** Changes the version of a package in the text of a `package.json` or a catalog. */
export const setVersion = (text: string, name: string, version: string): string =>
  text.replace(findEntry(name), (_, start: string) => start + version);
