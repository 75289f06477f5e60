import { defineArea } from '@hotdrop/shared-domain/contract';
import { profileSlots } from '@hotdrop/shared-domain/slots';
import { linkPatterns } from './link-patterns.ts';

const match = ['profile/:shard/:name/:season/matches/:id?'];

export default defineArea({
  id: 'mf-profile',
  owner: 'players@hotdrop.example',
  contract: 1,
  routes: ['profile/*'],
  links: linkPatterns,
  skeletons: { 'profile/:shard/:name/*': 'profile', 'profile/*': 'profile' },
  offers: [
    {
      name: 'profile.overview',
      kind: 'page',
      context: profileSlots['profile.overview'],
      routes: ['profile/:shard/:name', 'profile/:shard/:name/:season'],
      query: ['perspective', 'mode'],
    },
    {
      name: 'profile.habits',
      kind: 'page',
      context: profileSlots['profile.habits'],
      routes: ['profile/:shard/:name/:season/habits'],
    },
    { name: 'profile.match', kind: 'item', context: profileSlots['profile.match'], routes: match },
    {
      name: 'match.section',
      kind: 'item',
      context: profileSlots['match.section'],
      routes: match,
      hasTitles: true,
    },
  ],
  parts: [
    {
      id: 'my-climb',
      slot: 'home.mine',
      order: 10,
      chunk: 'home-my-climb',
      browser: 'near',
      size: 'wide',
      isPlaceholder: true,
      minHeight: { phone: 444, desktop: 368 },
    },
    {
      id: 'match-of-day',
      slot: 'home',
      order: 15,
      chunk: 'home-match-of-day',
      browser: 'never',
      size: 'wide',
      minHeight: { phone: 132, desktop: 98 },
    },
  ],
  panels: [
    { id: 'rank', about: 'player', title: 'Rank', query: ['mode', 'season'] },
    { id: 'last-session', about: 'player', title: 'Last session' },
    { id: 'last-match', about: 'player', title: 'Last match' },
    { id: 'form', about: 'player', title: 'Form', query: ['mode'] },
    { id: 'season', about: 'player', title: 'Season stats', query: ['mode', 'season'] },
    { id: 'week', about: 'week', title: 'Weekly recap' },
    { id: 'live', about: 'player', title: 'Live', query: ['mode', 'since'] },
  ],
  smoke: ['profile/{player}'],
});
