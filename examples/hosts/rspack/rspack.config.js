import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { HtmlRspackPlugin } from '@rspack/core';

export default {
  entry: './src/main.js',
  output: { publicPath: '/', clean: true },
  module: {
    rules: [
      { test: /\.css$/, type: 'css' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new HtmlRspackPlugin({ template: 'index.html' }),
    new ModuleFederationPlugin({
      name: 'rspack_host',
      dts: false,
      // One of each in the page, for this host and its areas.
      shared: {
        react: { singleton: true },
        'react-dom': { singleton: true },
        'react-router-dom': { singleton: true },
      },
    }),
  ],
  devServer: { historyApiFallback: true },
};
