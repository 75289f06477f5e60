// Webpack: a catalog becomes a module with compiled messages.
const { catalogModule } = require('./compile-po.ts');

module.exports = function compilePo(source) {
  const done = this.async();
  const side = this.resourceQuery === '?later' ? 'later' : this.target === 'web' ? 'browser' : 'any';
  Promise.resolve()
    .then(() => catalogModule(source, this.resourcePath, 'esm', side))
    .then((code) => done(null, code), done);
};
