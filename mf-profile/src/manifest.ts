import { defineArea } from '@hotdrop/shared-domain/contract';

export default defineArea({
  id: 'mf-profile',
  owner: 'players@hotdrop.example',
  contract: { min: 4, max: 4 },
  routes: ['profile/*'],
  skeletons: { 'profile/:shard/:name/*': 'profile', 'profile/*': 'profile' },
  menu: [],
  smoke: ['profile/{player}'],
});
