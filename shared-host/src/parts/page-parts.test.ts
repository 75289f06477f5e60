import type { PartSource } from '@hotdrop/shared-domain/contract';
import { listParts } from './page-parts.ts';
import { findPageSlots } from './page-slots.ts';

const aPart = (change: Partial<PartSource> = {}): PartSource => ({
  id: 'members',
  slot: 'home',
  order: 10,
  chunk: 'members',
  browser: 'never',
  ...change,
});
const names = (parts: ReturnType<typeof listParts>) => parts.map(({ area, id }) => `${area}/${id}`);

describe('the parts of a site', () => {
  it('are in the order of their numbers, then of their areas, however the areas are listed', () => {
    const clans = { id: 'mf-clans', languages: ['en'], parts: [aPart({ id: 'late', order: 30 }), aPart()] };
    const bans = { id: 'mf-bans', languages: ['en'], parts: [aPart({ id: 'list' })] };
    const expected = ['mf-bans/list', 'mf-clans/members', 'mf-clans/late'];
    expect(names(listParts([clans, bans], 'en'))).toEqual(expected);
    expect(names(listParts([bans, clans], 'en'))).toEqual(expected);
  });

  it('are omitted and reordered by the operator', () => {
    const areas = [
      {
        id: 'mf-clans',
        languages: ['en'],
        parts: [aPart(), aPart({ id: 'fact' }), aPart({ id: 'top', order: 99 })],
      },
    ];
    const settings = { omit: ['mf-clans/fact'], order: { 'mf-clans/top': 1 } };
    expect(names(listParts(areas, 'en', settings))).toEqual(['mf-clans/top', 'mf-clans/members']);
  });

  it('run in the browsers of returning visitors as their area says', () => {
    const areas = [
      {
        id: 'mf-clans',
        languages: ['en'],
        parts: [aPart({ browserForReturning: 'near' }), aPart({ id: 'fact' })],
      },
    ];
    const browsers = (isReturning: boolean) =>
      listParts(areas, 'en', {}, isReturning).map(({ browser }) => browser);
    expect(browsers(false)).toEqual(['never', 'never']);
    expect(browsers(true)).toEqual(['near', 'never']);
  });
});

describe('the slots of a page', () => {
  const slots = [
    { name: 'home', routes: [''] },
    {
      name: 'profile.overview',
      routes: ['profile/:shard/:name', 'profile/:shard/:name/:season'],
      query: ['mode'],
    },
  ];
  const find = (address: string) =>
    findPageSlots(slots, '/pubg', new URL(address, 'https://hotdrop.example'));

  it.each(['/pubg', '/pubg/'])('are found for %s', (address) => {
    expect(find(address)).toEqual([{ name: 'home', context: {} }]);
  });

  it('have what the address says as their context', () => {
    expect(find('/pubg/profile/steam/Night%20Heron/pc-2018-43?mode=squad&hl=ko')).toEqual([
      {
        name: 'profile.overview',
        context: { shard: 'steam', name: 'Night Heron', season: 'pc-2018-43', mode: 'squad' },
      },
    ]);
  });

  it('are none on other pages', () => {
    expect(find('/pubg/ranks')).toEqual([]);
  });
});
