import { whenIdle } from '@hotdrop/shared-ui/browser';
import { lazy } from 'react';

type Panels = typeof import('./panels.ts');

/** The panels load when the browser is idle. Until then, React keeps the server's HTML. */
const panel = <Name extends keyof Panels>(name: Name) =>
  lazy<Panels[Name]>(whenIdle(() => import('./panels.ts').then((panels) => ({ default: panels[name] }))));

export const ClimbPanel = panel('ClimbPanel');
export const FormPanel = panel('FormPanel');
export const MapsAndWeapons = panel('MapsAndWeapons');
export const NormalModes = panel('NormalModes');
export const OldOverview = panel('OldOverview');
export const PlayPanels = panel('PlayPanels');
export const PlayTimesPanel = panel('PlayTimesPanel');
export const RankedModes = panel('RankedModes');
export const RecapPanel = panel('RecapPanel');
export const TeammatesPanel = panel('TeammatesPanel');
export const WeekRecap = panel('WeekRecap');
