import { createPanels } from '@hotdrop/shared-ui/panel';
import { clans } from './panels/clans.panel.ts';
import { playerClan } from './panels/player-clan.panel.ts';

/** Panels in other places. The manifest lists them. */
export const panels = createPanels(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  { clans, 'player-clan': playerClan },
);
