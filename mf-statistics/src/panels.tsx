import { createPanels } from '@hotdrop/shared-ui/panel';
import { distribution } from './panels/distribution.panel.tsx';
import { playersNow } from './panels/players-now.panel.tsx';

export const panels = createPanels(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  { distribution, 'players-now': playersNow },
);
