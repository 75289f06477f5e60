import { aFailure, type FakeSiteSettings, fakeSite } from '@hotdrop/shared-domain/testing';
import { sayPanel } from '@hotdrop/shared-ui/testing';
import manifest from '../manifest.ts';
import { panels } from '../panels.tsx';
import { aClan } from '../testing/a-clan.ts';

const service = '/areas/mf-clans/api';
const all = `${service}/clans`;
const ofPlayer = `${service}/players/steam/Hotdrop`;
const loot = aClan({ tag: 'LOOT', name: 'Loot Club', members: ['LootGoblin', 'Hotdrop'], evening: [] });
const failure = aFailure('network', { reason: 'upstream' });

test.each<
  [id: string, about: string, line: string | number, answers: NonNullable<FakeSiteSettings['ownAnswers']>]
>([
  [
    'clans',
    'the largest first',
    '2 clans, Loot Club, Frying Pan Society',
    { [all]: { clans: [aClan(), loot] } },
  ],
  ['clans', 'that there are none', '0 clans', { [all]: { clans: [] } }],
  ['clans', 'that the service fails', 503, { [all]: failure }],
  [
    'player-clan',
    'who plays',
    'Hotdrop is in Frying Pan Society (PAN). This evening: Hotdrop',
    { [ofPlayer]: { clans: [aClan()] } },
  ],
  [
    'player-clan',
    'that no one plays',
    'Hotdrop is in Loot Club (LOOT). This evening: –',
    { [ofPlayer]: { clans: [loot] } },
  ],
  ['player-clan', 'that there is none', 404, { [ofPlayer]: { clans: [] } }],
  ['player-clan', 'that the service fails', 503, { [ofPlayer]: failure }],
])('%s says %s', async (id, _, line, ownAnswers) => {
  const site = fakeSite({ manifest, ownAnswers });
  expect(await sayPanel(panels, id, { site, about: { shard: 'steam', name: 'Hotdrop' } })).toBe(line);
});
