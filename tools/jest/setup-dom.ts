import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import { installDialogAndPopover } from './dialog-and-popover.ts';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A test that says `@jest-environment node` renders as a server does.
if (typeof document !== 'undefined') {
  installDialogAndPopover();
  // jsdom has no idle callbacks.
  window.requestIdleCallback = (run) => Number(setTimeout(run));
  window.cancelIdleCallback = (id) => clearTimeout(id);
}

// A page's first test also compiles the page: on a busy machine that takes longer than Jest's and DOM Testing Library's
// default timeouts. Jest's is the longer one, so that a failed query reports itself.
configure({ asyncUtilTimeout: 25_000 });
jest.setTimeout(60_000);
