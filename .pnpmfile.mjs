const toCompiled = (file) => file.replace(/^\.\/src\//, './dist/esm/').replace(/(?<!\.d)\.tsx?$/, '.js');

export const hooks = {
  /** `exports` of published packages lead to compiled files instead of the sources that the workspace runs. */
  beforePacking({ exports = {}, ...manifest }) {
    const compiled = Object.entries(exports).map(([name, file]) => [name, toCompiled(file)]);
    return { ...manifest, exports: Object.fromEntries(compiled) };
  },
};
