// Jest: a catalog becomes a module with compiled messages, as in webpack's builds.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { catalogModule } = require('../lingui/compile-po.ts');

const compiler = readFileSync(require.resolve('../lingui/compile-po.ts'));

module.exports = {
  process: (source, file) => ({ code: catalogModule(source, file, 'cjs') }),
  getCacheKey: (source) => createHash('sha256').update(compiler).update(source).digest('hex'),
};
