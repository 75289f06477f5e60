const toCompiled = (file) => file.replace(/^\.\/src\//, './dist/esm/').replace(/(?<!\.d)\.tsx?$/, '.js');

/** The version of a kit (tools/packages/pack-kit.ts). Its packages depend on exactly each other. */
const { KIT_VERSION } = process.env;
const toKit = (dependencies) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([name, range]) => [
      name,
      name.startsWith('@hotdrop/') ? KIT_VERSION : range,
    ]),
  );

export const hooks = {
  /** `exports` of published packages lead to compiled files instead of the sources that the workspace runs. */
  beforePacking({ exports = {}, version, dependencies = {}, ...manifest }) {
    const compiled = Object.entries(exports).map(([name, file]) => [name, toCompiled(file)]);
    return {
      ...manifest,
      version: KIT_VERSION ?? version,
      dependencies: KIT_VERSION ? toKit(dependencies) : dependencies,
      exports: Object.fromEntries(compiled),
    };
  },
};
