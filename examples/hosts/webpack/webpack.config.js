module.exports = {
  mode: 'production',
  // A package of npm init is CommonJS; .mjs makes its code a module.
  entry: './src/index.mjs',
  output: { path: `${__dirname}/public`, publicPath: '/' },
  devServer: { static: 'public' },
};
