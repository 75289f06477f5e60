import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import HtmlPlugin from 'html-webpack-plugin';

export default {
  entry: './src/main.js',
  output: { publicPath: '/', clean: true },
  module: {
    rules: [
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new HtmlPlugin({ template: 'index.html' }),
    new ModuleFederationPlugin({
      name: 'webpack_host',
      dts: false,
      // Areas are built without the runtime.
      experiments: { provideExternalRuntime: true },
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
