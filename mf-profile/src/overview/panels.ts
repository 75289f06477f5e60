/** Panels of the overview whose code loads after the page is usable. They share a chunk. */
export { ClimbPanel } from '../climb/climb-panel.tsx';
export { FormPanel } from '../form/form-panel.tsx';
export { MapsAndWeapons } from '../habits/maps-and-weapons.tsx';
export { PlayTimesPanel } from '../habits/play-times.tsx';
export { TeammatesPanel } from '../habits/teammates.tsx';
export { RecapPanel, WeekRecap } from '../sessions/recaps.tsx';
export { PlayPanels } from './combat.tsx';
export { NormalModes, RankedModes } from './mode-cards.tsx';
export { OldOverview } from './old-overview.tsx';
