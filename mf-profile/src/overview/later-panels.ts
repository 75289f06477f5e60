/** Panels of the overview whose code loads when a visitor reaches or uses one of them. They share a chunk. */
export { ClimbPanel } from '../climb/climb-panel.tsx';
export { MapsAndWeapons } from '../habits/maps-and-weapons.tsx';
export { PlayTimesPanel } from '../habits/play-times.tsx';
export { TeammatesPanel } from '../habits/teammates.tsx';
export { WeekRecap } from '../sessions/week-recap.tsx';
export { NormalModes } from './normal-modes.tsx';
export { PlayPanels } from './play-panels.tsx';
