export { createParts } from './create-parts.tsx';
export { Slot } from './slot.tsx';
