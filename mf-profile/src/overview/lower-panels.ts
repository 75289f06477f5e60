/** The panels below the fold of the overview. They share a chunk, which loads when a visitor reaches the first of them. */
export { MapsAndWeapons } from '../habits/maps-and-weapons.tsx';
export { PlayTimesPanel } from '../habits/play-times.tsx';
export { TeammatesPanel } from '../habits/teammates.tsx';
export { NormalModes } from './normal-modes.tsx';
export { PlayPanels } from './play-panels.tsx';
