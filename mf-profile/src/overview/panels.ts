/** Panels of the overview whose code loads after the page is usable. They share a chunk. */
export { ClimbRow } from '../climb/climb-row.tsx';
export { FormPanel } from '../form/form-panel.tsx';
export { ModeCards } from '../mode/mode-cards.tsx';
export { LastMatches } from './last-matches.tsx';
