/** In one build, the areas' chunks need unique names: `mf-profile--profile-overview`. */
module.exports = function nameChunks(source) {
  const [, area] = /[\\/](mf-[^\\/]+)[\\/]src[\\/]/.exec(this.resourcePath);
  return source.replaceAll(/(webpackChunkName: "|\bpage\(')/g, `$1${area}--`);
};
