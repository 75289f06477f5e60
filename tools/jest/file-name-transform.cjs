// Jest: a face is the name of its file.
module.exports = {
  process: (_, file) => ({ code: `module.exports = ${JSON.stringify(file)};` }),
};
