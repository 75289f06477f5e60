import { defineArea } from '@hotdrop/shared-domain/contract';
import * as v from 'valibot';
import { calls } from './calls.ts';
import { settings } from './settings.ts';

const clanPage = 'clans/:platform/:tag';

export default defineArea({
  id: 'mf-clans',
  owner: 'clans@hotdrop.example',
  contract: 1,
  routes: [clanPage],
  skeletons: { [clanPage]: 'table' },
  calls,
  settings,
  links: { clan: clanPage },
  offers: [
    {
      name: 'clan.members',
      kind: 'page',
      context: v.object({ platform: v.string(), tag: v.string() }),
    },
  ],
  parts: [
    { id: 'clans', slot: 'home', order: 90, chunk: 'part-clans', browser: 'never', size: 'small' },
    {
      id: 'player-clan',
      slot: 'profile.overview',
      order: 90,
      chunk: 'part-player-clan',
      browser: 'never',
      uses: ['shard', 'name'],
    },
  ],
  panels: [
    { id: 'clans', about: 'none', title: 'Clans' },
    { id: 'player-clan', about: 'player', title: 'Clan' },
  ],
  smoke: ['clans/steam/PAN'],
});
