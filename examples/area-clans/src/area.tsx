import { page } from '@hotdrop/shared-domain/contract';
import { createArea } from '@hotdrop/shared-ui/area';
import { clanLoader } from './clan/clan.loader.ts';

export const area = createArea(
  (locale) => import(/* webpackChunkName: "texts-[request]" */ `../catalogs/${locale}.po`),
  ({ site, pages }) => [
    pages([
      {
        path: 'clans/:platform/:tag',
        loader: clanLoader(site),
        ...page('clan', () =>
          import('./clan/clan.page.tsx').then(({ ClanPage }) => ({ Component: ClanPage })),
        ),
      },
    ]),
  ],
);
