import hotEmitter from 'webpack/hot/emitter.js';

/**
 * Runs in the page of an area without a shell. With each new build, webpack's client replaces the changed modules, so
 * that React keeps the state of components, or reloads the page when it cannot. A build for a shell has no such client.
 */
new EventSource('/changes').onmessage = ({ data: hash }) => {
  if (import.meta.webpackHot) hotEmitter.emit('webpackHotUpdate', hash);
  else location.reload();
};
