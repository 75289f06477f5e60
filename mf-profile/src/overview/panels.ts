/** Panels of the overview whose code loads after the page is usable. They share a chunk. */
export { ClimbPanel } from '../climb/climb-panel.tsx';
export { FormPanel } from '../form/form-panel.tsx';
export { MapsAndWeapons } from '../habits/maps-and-weapons.tsx';
export { PlayTimesPanel } from '../habits/play-times.tsx';
export { TeammatesPanel } from '../habits/teammates.tsx';
export { RecapPanel } from '../sessions/recap-panel.tsx';
export { WeekRecap } from '../sessions/week-recap.tsx';
export { NormalModes } from './normal-modes.tsx';
export { OldOverview } from './old-overview.tsx';
export { PlayPanels } from './play-panels.tsx';
export { RankedModes } from './ranked-modes.tsx';
