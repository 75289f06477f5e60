import '@testing-library/jest-dom';
import './dialog-and-popover.ts';

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
