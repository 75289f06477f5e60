import { createPanels } from '@hotdrop/shared-ui/panel';
import { form } from './panels/form.panel.tsx';
import { lastMatch } from './panels/last-match.panel.tsx';
import { lastSession } from './panels/last-session.panel.tsx';
import { live } from './panels/live.panel.tsx';
import { rank } from './panels/rank.panel.tsx';
import { season } from './panels/season.panel.tsx';
import { week } from './panels/week.panel.tsx';

export const panels = createPanels(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  { rank, form, season, week, live, 'last-session': lastSession, 'last-match': lastMatch },
);
