import { aFailure, type FakeSiteSettings, fakeSite } from '@hotdrop/shared-domain/testing';
import { renderPart } from '@hotdrop/shared-ui/testing';
import { screen } from '@testing-library/react';
import manifest from '../manifest.ts';
import { parts } from '../parts.tsx';
import { aClan } from '../testing/a-clan.ts';

const service = '/areas/mf-clans/api';
const context = { shard: 'steam', name: 'Hotdrop', season: null, perspective: null, mode: null };
const show = (id: string, ownAnswers: FakeSiteSettings['ownAnswers'] = {}, settings = {}) =>
  renderPart(parts, { site: fakeSite({ manifest, ownAnswers, settings }), id, context });

const quiet = aClan({ tag: 'LOOT', name: 'Loot Club', members: ['LootGoblin', 'Hotdrop'], evening: [] });
const failure = aFailure('network', { reason: 'upstream' });

test('home: the clans that play this evening first, as many as the site wants', async () => {
  const answers = { [`${service}/clans`]: { clans: [quiet, aClan()] } };
  const both = await show('clans', answers);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'PANFrying Pan Society1 member · 1 plays this evening',
    'LOOTLoot Club2 members · nobody plays this evening yet',
  ]);
  both.unmount();
  await show('clans', answers, { clansOnHome: 1 });
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('home: absent without clans, and says when the service fails', async () => {
  await show('clans', { [`${service}/clans`]: { clans: [] } });
  expect(screen.queryByRole('heading')).toBeNull();
  await show('clans', { [`${service}/clans`]: failure });
  expect(screen.getByText('The clans could not be loaded.')).toBeVisible();
});

test('profile: the clan of a member, and nothing for other players and without the service', async () => {
  const address = `${service}/players/steam/Hotdrop`;
  await show('player-clan', { [address]: { clans: [] } });
  await show('player-clan', { [address]: failure });
  expect(screen.queryByRole('heading')).toBeNull();
  await show('player-clan', { [address]: { clans: [aClan()] } });
  expect(screen.getByRole('heading', { name: 'Clan' })).toBeVisible();
  expect(screen.getByText('Frying Pan Society')).toBeVisible();
});
