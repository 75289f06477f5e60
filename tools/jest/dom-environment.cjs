const { TestEnvironment } = require('jest-environment-jsdom');

// Globals that jsdom lacks. MessageChannel and BroadcastChannel stay out: Node's keep Jest from ending.
// FormData stays jsdom's: Node's cannot read a form, and React reads one when its handler starts a transition.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

module.exports = class DomEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        writable: true,
        configurable: true,
      });
    }
    this.global.Uint8Array = Uint8Array;
    this.global.ArrayBuffer = ArrayBuffer;
  }

  exportConditions() {
    return ['require', 'node', 'default'];
  }
};
