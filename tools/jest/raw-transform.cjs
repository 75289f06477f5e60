// Jest: a file that is imported as `…?raw` is its text.
module.exports = {
  process: (source) => ({ code: `module.exports = ${JSON.stringify(source)};` }),
};
