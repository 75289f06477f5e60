// Webpack: a catalog becomes a module with compiled messages.
module.exports = function poLoader(source) {
  const done = this.async();
  import('./compile-po.ts')
    .then(({ catalogModule }) => catalogModule(source, this.resourcePath, 'esm'))
    .then((code) => done(null, code), done);
};
