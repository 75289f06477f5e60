/** Folder of a package with its compiled files. */
export const compiledFolder = 'dist/esm';

/**
 * Returns the manifest of the published package: `exports` lead to compiled files instead of the sources that the
 * workspace runs, and peers may be newer.
 */
export function publishedManifest({ devDependencies: _, scripts: __, ...manifest }) {
  return {
    ...manifest,
    ...(manifest.exports && { exports: mapValues(manifest.exports, compiledExport) }),
    ...(manifest.peerDependencies && {
      peerDependencies: mapValues(manifest.peerDependencies, (version) => version.replace(/^\d/, '^$&')),
    }),
  };
}

/** Declarations lie beside the compiled files, where TypeScript finds them. */
const compiledExport = (file) =>
  file.replace(/^\.\/src\//, `./${compiledFolder}/`).replace(/(?<!\.d)\.tsx?$/, '.js');

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
