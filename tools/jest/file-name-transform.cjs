// Jest: replaces a font with its file name.
module.exports = {
  process: (_, file) => ({ code: `module.exports = ${JSON.stringify(file)};` }),
};
