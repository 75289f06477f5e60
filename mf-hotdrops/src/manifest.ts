import { defineArea } from '@hotdrop/shared-domain/contract';

export default defineArea({
  id: 'mf-hotdrops',
  owner: 'hotdrops@hotdrop.example',
  contract: { min: 1, max: 15 },
  routes: ['hotdrops/*'],
  menu: [
    {
      path: 'hotdrops',
      order: 100,
      icon: 'M4 4.5h12v11H4z',
      title: {
        en: 'Hotdrops',
        ko: 'Hotdrops',
        'zh-tw': 'Hotdrops',
        'zh-cn': 'Hotdrops',
        ja: 'Hotdrops',
      },
    },
  ],
  parts: [
    { id: 'running', slot: 'home', order: 100, chunk: 'part-running', browser: 'never', size: 'small' },
  ],
  smoke: ['hotdrops'],
});
