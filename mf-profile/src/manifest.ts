import { defineArea } from '@hotdrop/shared-domain/contract';

export default defineArea({
  id: 'mf-profile',
  owner: 'players@hotdrop.example',
  contract: { min: 9, max: 12 },
  routes: ['profile/*'],
  skeletons: { 'profile/:shard/:name/*': 'profile', 'profile/*': 'profile' },
  slots: [
    {
      name: 'profile.overview',
      routes: ['profile/:shard/:name', 'profile/:shard/:name/:season'],
      query: ['perspective', 'mode'],
    },
    { name: 'profile.match', routes: ['profile/:shard/:name/:season/matches/:id?'] },
    { name: 'match.section', routes: ['profile/:shard/:name/:season/matches/:id?'] },
  ],
  menu: [],
  smoke: ['profile/{player}'],
});
