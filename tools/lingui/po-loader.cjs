// Webpack: a catalog becomes a module with compiled messages.
const { catalogModule } = require('./compile-po.ts');

module.exports = function compilePo(source) {
  const done = this.async();
  Promise.resolve()
    .then(() => catalogModule(source, this.resourcePath, 'esm', this.target === 'web' ? 'browser' : 'any'))
    .then((code) => done(null, code), done);
};
