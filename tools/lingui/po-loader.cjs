// Webpack: a catalog becomes a module with compiled messages.
module.exports = function poLoader(source) {
  const done = this.async();
  import('./compile-po.ts').then(
    ({ catalogModule }) => done(null, catalogModule(source, this.resourcePath, 'esm')),
    done,
  );
};
