import { defineArea } from '@hotdrop/shared-domain/contract';

export default defineArea({
  id: 'mf-hotdrops',
  owner: 'hotdrops@hotdrop.example',
  contract: 1,
  // Landings and replays are drawn to the size of a map.
  needs: ['geography'],
  routes: ['hotdrops', 'hotdrops/*'],
  links: { replayCard: 'hotdrops/match/:shard/:match/card.png?t&player' },
  skeletons: { hotdrops: 'boards', 'hotdrops/match/:shard/:match': 'board', 'hotdrops/:map': 'board' },
  menu: [
    {
      path: 'hotdrops',
      order: 25,
      icon: 'M10 2.5c-4 0-6.5 2.6-6.5 6h13c0-3.4-2.5-6-6.5-6zM3.5 8.5l5.5 6M16.5 8.5l-5.5 6M8 14.5h4v3H8z',
      title: 'Hot drops',
    },
  ],
  parts: [
    {
      id: 'hottest',
      slot: 'home',
      order: 10,
      chunk: 'home-hottest',
      browser: 'never',
      size: 'wide',
      minHeight: { phone: 98, desktop: 98 },
    },
    {
      id: 'replay-link',
      slot: 'profile.match',
      order: 10,
      chunk: 'match-replay',
      browser: 'never',
      minHeight: { phone: 44, desktop: 40 },
    },
    {
      id: 'replay',
      slot: 'match.section',
      order: 10,
      chunk: 'match-replay-tab',
      browser: 'near',
      minHeight: { phone: 480, desktop: 480 },
      title: 'Replay',
    },
    {
      id: 'landings',
      slot: 'profile.habits',
      order: 40,
      chunk: 'profile-landings',
      browser: 'never',
      uses: ['shard', 'name'],
      minHeight: { phone: 480, desktop: 300 },
    },
  ],
  panels: [
    { id: 'hottest-drop', about: 'map', title: 'Hottest drop' },
    { id: 'replay-moment', about: 'match', title: 'Best moment' },
  ],
  smoke: ['hotdrops', 'hotdrops/erangel'],
  sitemap: ['hotdrops', 'hotdrops/erangel', 'hotdrops/miramar', 'hotdrops/taego', 'hotdrops/rondo'],
});
