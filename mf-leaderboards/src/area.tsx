import { page } from '@hotdrop/shared-domain/contract';
import { createArea } from '@hotdrop/shared-ui/area';
import { ranksSummaryLoader } from './ranks-summary/ranks-summary.loader.ts';
import { defaultModeLoader, ranksTableLoader } from './ranks-table/ranks-table.loader.ts';

export const area = createArea(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  ({ site, pages }) => [
    pages([
      {
        path: 'ranks',
        loader: ranksSummaryLoader(site),
        ...page('ranks-summary', () =>
          import('./ranks-summary/ranks-summary.page.tsx').then(({ RanksSummaryPage }) => ({
            Component: RanksSummaryPage,
          })),
        ),
      },
      {
        path: 'ranks/:shard/:mode',
        loader: ranksTableLoader(site),
        ...page('ranks-table', () =>
          import('./ranks-table/ranks-table.page.tsx').then(({ RanksTablePage }) => ({
            Component: RanksTablePage,
          })),
        ),
      },
      { path: 'ranks/:shard', loader: defaultModeLoader(site), element: null },
    ]),
  ],
);
