import { defineArea } from '@hotdrop/shared-domain/contract';
import { linkPatterns } from './link-patterns.ts';

export default defineArea({
  id: 'mf-statistics',
  owner: 'statistics@hotdrop.example',
  contract: 1,
  routes: ['statistics/*'],
  links: linkPatterns,
  skeletons: { 'statistics/rating': 'chart', 'statistics/playing': 'chart' },
  menu: [
    {
      path: 'statistics/rating',
      order: 10,
      icon: 'M3.5 16.5v-5M8 16.5V7M12.5 16.5v-7M17 16.5V3.5',
      title: 'Statistics',
    },
  ],
  parts: [
    {
      id: 'distribution',
      slot: 'home',
      order: 50,
      chunk: 'home-distribution',
      browser: 'never',
      // The marks of the visitor's own player and favorites.
      browserForReturning: 'near',
      size: 'small',
      minHeight: { phone: 306, desktop: 424 },
    },
  ],
  panels: [
    { id: 'players-now', about: 'none', title: 'Playing now' },
    { id: 'distribution', about: 'board', title: 'Rating distribution' },
  ],
  smoke: ['statistics/rating', 'statistics/playing'],
  sitemap: ['statistics/rating', 'statistics/playing'],
});
