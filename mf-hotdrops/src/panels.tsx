import { createPanels } from '@hotdrop/shared-ui/panel';
import { hottestDrop } from './panels/hottest-drop.panel.tsx';
import { replayMoment } from './panels/replay-moment.panel.tsx';

export const panels = createPanels(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  { 'hottest-drop': hottestDrop, 'replay-moment': replayMoment },
);
