import { defineArea } from '@hotdrop/shared-domain/contract';

export default defineArea({
  id: 'mf-leaderboards',
  owner: 'leaderboards@hotdrop.example',
  contract: { min: 10, max: 12 },
  routes: ['ranks/*'],
  skeletons: { ranks: 'boards', 'ranks/*': 'table' },
  menu: [
    {
      path: 'ranks',
      order: 20,
      icon: 'M3 16.5v-6h4.6v6M7.6 16.5v-11h4.8v11M12.4 16.5v-8H17v8',
      title: {
        en: 'Leaderboards',
        ko: '랭킹',
        'zh-tw': '排行榜',
        'zh-cn': '排行榜',
        ja: 'ランキング',
      },
    },
  ],
  parts: [
    {
      ...{ id: 'season', slot: 'home', order: 10, chunk: 'home-season', browser: 'never' },
      minHeight: { phone: 72, desktop: 36 },
    },
    {
      ...{ id: 'boards', slot: 'home', order: 30, chunk: 'home-boards', browser: 'never', size: 'wide' },
      minHeight: { phone: 670, desktop: 315 },
    },
  ],
  smoke: ['ranks'],
});
