import '@testing-library/jest-dom';
import { installDialogAndPopover } from './dialog-and-popover.ts';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// A test that says `@jest-environment node` draws as a server does.
if (typeof document !== 'undefined') installDialogAndPopover();
