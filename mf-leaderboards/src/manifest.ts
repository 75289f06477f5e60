import { defineArea } from '@hotdrop/shared-domain/contract';
import { linkPatterns } from './link-patterns.ts';

export default defineArea({
  id: 'mf-leaderboards',
  owner: 'leaderboards@hotdrop.example',
  contract: 1,
  routes: ['ranks/*'],
  links: linkPatterns,
  skeletons: { ranks: 'boards', 'ranks/*': 'board' },
  menu: [
    {
      path: 'ranks',
      order: 20,
      icon: 'M3 16.5v-6h4.6v6M7.6 16.5v-11h4.8v11M12.4 16.5v-8H17v8',
      title: 'Leaderboards',
    },
  ],
  parts: [
    {
      id: 'look-at',
      slot: 'home.search',
      order: 10,
      chunk: 'home-look-at',
      browser: 'never',
      minHeight: { phone: 72, desktop: 36 },
    },
    {
      id: 'season',
      slot: 'home.hero',
      order: 10,
      chunk: 'home-season',
      browser: 'never',
      size: 'small',
      minHeight: { phone: 273, desktop: 261 },
    },
    {
      id: 'boards',
      slot: 'home',
      order: 20,
      chunk: 'home-boards',
      browser: 'never',
      size: 'small',
      minHeight: { phone: 408, desktop: 424 },
    },
    {
      id: 'boards-second',
      slot: 'home',
      order: 30,
      chunk: 'home-boards',
      browser: 'never',
      size: 'small',
      minHeight: { phone: 408, desktop: 424 },
    },
  ],
  panels: [
    { id: 'top', about: 'board', title: 'Top 10' },
    { id: 'climbers', about: 'board', title: 'Climbers' },
  ],
  smoke: ['ranks'],
  sitemap: ['ranks'],
});
