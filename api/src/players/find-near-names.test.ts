import { useApi } from '../../testing/start-api.ts';
import { listNearNames } from './get-player.ts';

const api = useApi();

test.each([
  ['a space', 'hot drop'],
  ['a clan tag in brackets', '[GG] Hotdrop'],
  ['a clan tag as a word', 'GG Hotdrop'],
  ['a missing letter', 'Hotdrp'],
  ['a letter too many', 'Hotdropp'],
  ['a wrong letter', 'Hutdrop'],
])('suggests the player for a name with %s', async (_, name) => {
  const { data } = await api.get(`/players/steam/${encodeURIComponent(name)}`);
  expect(data).toMatchObject({
    error: 'player not found',
    suggestions: expect.arrayContaining([expect.objectContaining({ name: 'Hotdrop', reason: 'similar' })]),
  });
});

test('suggests only players of the platform for a name with a mistake', async () => {
  const { data } = await api.get('/players/psn/Hotdrp');
  expect(data.suggestions).toEqual([]);
});

test('stays small for the longest name', () => {
  expect(listNearNames('x'.repeat(24)).length).toBeLessThan(2000);
});
