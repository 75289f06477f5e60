import { defineArea } from '@hotdrop/shared-domain/contract';

export default defineArea({
  id: 'mf-statistics',
  owner: 'statistics@hotdrop.example',
  contract: { min: 1, max: 12 },
  routes: ['statistics/*'],
  skeletons: { 'statistics/rating': 'chart', 'statistics/playing': 'chart' },
  menu: [
    {
      path: 'statistics/rating',
      order: 10,
      icon: 'M3.5 16.5v-5M8 16.5V7M12.5 16.5v-7M17 16.5V3.5',
      title: { en: 'Statistics', ko: '통계', 'zh-tw': '統計', 'zh-cn': '统计', ja: '統計' },
    },
  ],
  parts: [
    {
      ...{ id: 'playing', slot: 'home.hero', order: 10, chunk: 'home-playing', browser: 'near' },
      minHeight: { phone: 223, desktop: 264 },
    },
  ],
  smoke: ['statistics/rating', 'statistics/playing'],
});
