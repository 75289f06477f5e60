// Jest: source code as ever, but for the one guard that GUARD_OUT holds as JSON. The tree stays as it is. The changed
// source makes the key of Jest's cache, so nothing that was made without a guard is ever taken for what was made with it.
const path = require('node:path');
const { createTransformer } = require('@swc/jest');
const { takeOut } = require('./take-out.ts');

const root = path.resolve(__dirname, '../..');
const guard = JSON.parse(process.env.GUARD_OUT);
const guarded = path.join(root, guard.file);
const without = (source, file) => (file === guarded ? takeOut(source, guard) : source);

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      process: (source, file, about) => swc.process(without(source, file), file, about),
      getCacheKey: (source, file, about) => swc.getCacheKey(without(source, file), file, about),
    };
  },
};
