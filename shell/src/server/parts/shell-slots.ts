import type { PageSlot } from '@hotdrop/shared-host/parts';

/** The slots of the shell's own pages. */
export const shellSlots: readonly PageSlot[] = [
  { name: 'home.hero', routes: [''] },
  { name: 'home', routes: [''] },
];
