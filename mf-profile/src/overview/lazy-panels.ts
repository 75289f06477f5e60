import { whenIdle } from '@hotdrop/shared-ui/browser';
import { lazy } from 'react';

type Panels = typeof import('./panels.ts');

/** The panels load when the browser is idle. Until then, React keeps the server's HTML. */
const panel = <Name extends keyof Panels>(name: Name) =>
  lazy<Panels[Name]>(whenIdle(() => import('./panels.ts').then((panels) => ({ default: panels[name] }))));

export const ClimbRow = panel('ClimbRow');
export const FormPanel = panel('FormPanel');
export const LastMatches = panel('LastMatches');
export const ModeCards = panel('ModeCards');
