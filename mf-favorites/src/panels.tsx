import { createPanels } from '@hotdrop/shared-ui/panel';
import { compare } from './panels/compare.panel.tsx';

export const panels = createPanels(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  { compare },
);
