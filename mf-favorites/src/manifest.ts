import { defineArea } from '@hotdrop/shared-domain/contract';
import { linkPatterns } from './link-patterns.ts';

export default defineArea({
  id: 'mf-favorites',
  owner: 'favorites@hotdrop.example',
  contract: 1,
  routes: ['favorite/*'],
  links: linkPatterns,
  skeletons: { favorite: 'table', 'favorite/compare': 'table' },
  menu: [
    {
      path: 'favorite',
      order: 30,
      icon: 'M10 2.8l2.2 4.6 5 .7-3.6 3.5.9 5L10 14.2l-4.5 2.4.9-5L2.8 8.1l5-.7z',
      title: 'Favorites',
    },
  ],
  parts: [
    {
      id: 'favorites',
      slot: 'home.favorites',
      order: 10,
      chunk: 'home-favorites',
      browser: 'near',
      size: 'small',
      isPlaceholder: true,
      minHeight: { phone: 312, desktop: 349 },
    },
  ],
  panels: [{ id: 'compare', about: 'players', title: 'Comparison', query: ['mode'] }],
  smoke: ['favorite', 'favorite/compare'],
});
