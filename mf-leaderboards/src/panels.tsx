import { createPanels } from '@hotdrop/shared-ui/panel';
import { climbers } from './panels/climbers.panel.tsx';
import { top } from './panels/top.panel.tsx';

export const panels = createPanels(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  { top, climbers },
);
