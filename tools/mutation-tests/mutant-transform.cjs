// Jest transform for source code with the one mutant that MUTANT has as JSON. Files on disk stay unchanged. Jest's cache key
// includes the changed source, so results with and without a mutant never mix.
const path = require('node:path');
const { createTransformer } = require('@swc/jest');
const { applyMutant } = require('./apply-mutant.ts');

const root = path.resolve(__dirname, '../..');
const mutant = JSON.parse(process.env.MUTANT);
const mutatedFile = path.join(root, mutant.file);
const mutate = (source, file) => (file === mutatedFile ? applyMutant(source, mutant) : source);

module.exports = {
  createTransformer(options) {
    const swc = createTransformer(options);
    return {
      process: (source, file, about) => swc.process(mutate(source, file), file, about),
      getCacheKey: (source, file, about) => swc.getCacheKey(mutate(source, file), file, about),
    };
  },
};
