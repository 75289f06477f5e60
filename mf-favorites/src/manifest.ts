import { defineArea } from '@hotdrop/shared-domain/contract';

export default defineArea({
  id: 'mf-favorites',
  owner: 'favourites@hotdrop.example',
  contract: { min: 1, max: 1 },
  routes: ['favorite/*'],
  menu: [
    {
      path: 'favorite',
      order: 30,
      title: {
        en: 'Favourites',
        ko: '즐겨찾기',
        'zh-tw': '最愛',
        'zh-cn': '收藏',
        ja: 'お気に入り',
      },
    },
  ],
  smoke: ['favorite', 'favorite/compare'],
});
