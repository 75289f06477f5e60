export { type Popover, usePopover } from './use-popover.ts';
