import type { PartSource } from '@hotdrop/shared-domain/contract';
import { fakeSite } from '@hotdrop/shared-domain/testing';
import { createAreaSite } from './area-site.ts';
import { findPageSlots } from './find-page-slots.ts';
import { listParts } from './page-parts.ts';
import { createOwnSlots, listSlots, readSlotContext } from './page-slots.ts';

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
  const offer = {
    name: 'profile.overview',
    kind: 'page' as const,
    context: {
      type: 'object' as const,
      properties: { shard: {}, name: {}, season: {}, mode: {} },
      required: ['shard', 'name'],
    },
    routes: ['profile/:shard/:name', 'profile/:shard/:name/:season'],
    query: ['mode'],
  };
  const profile = { id: 'mf-profile', routes: ['profile/*'], offers: [offer] };
  const slots = listSlots([profile], createOwnSlots(['home'], ''));
  const find = (address: string) =>
    findPageSlots(slots, '/pubg', new URL(address, 'https://hotdrop.example')).map(({ slot, context }) => ({
      name: slot.name,
      context,
    }));

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

  it('are on all pages of an area that names none', () => {
    const { routes, ...everywhere } = offer;
    expect(listSlots([{ ...profile, offers: [everywhere] }])).toMatchObject([{ routes: ['profile/*'] }]);
  });

  it('give equal contexts, whether an address or a page fills them in', () => {
    const [overview] = listSlots([profile]);
    if (!overview) throw new Error('No slot.');
    const [found] = findPageSlots(
      [overview],
      '/pubg',
      new URL('https://x.example/pubg/profile/steam/Kestrel'),
    );
    const fromPage = { name: 'Kestrel', shard: 'steam', mode: undefined, more: 1 };
    expect(JSON.stringify(readSlotContext(overview, found?.context))).toBe(
      JSON.stringify(readSlotContext(overview, fromPage)),
    );
  });

  it('refuse a context without a field that they need', () => {
    const [overview] = listSlots([profile]);
    if (!overview) throw new Error('No slot.');
    expect(() => readSlotContext(overview, { shard: 'steam', name: '' })).toThrow(
      'The page gives the slot profile.overview a context without name.',
    );
  });
});

describe('a slot that two areas offer', () => {
  const context = { type: 'object' as const, properties: {}, required: [] };
  const offers = ['home', 'clan.members'].map((name) => ({ name, kind: 'item' as const, context }));
  const areas = [
    { id: 'mf-two', routes: ['two'], offers },
    { id: 'mf-one', routes: ['one'], offers },
  ];
  const slots = listSlots(areas, createOwnSlots(['home'], ''));

  it('belongs to the host, or to the first area by id', () => {
    expect(slots.map(({ name, area = 'the host' }) => `${name}: ${area}`)).toEqual([
      'home: the host',
      'clan.members: mf-one',
    ]);
  });

  it.each([
    ['mf-one', ['clan.members']],
    ['mf-two', []],
  ])('has parts in the pages of %s: %s', (id, filled) => {
    const part = { key: 'mf-three/part', render: () => null };
    const site = createAreaSite(fakeSite({ parts: { of: () => [part] } }), { id, slots });
    expect(['home', 'clan.members'].filter((name) => site.parts?.of(name).length)).toEqual(filled);
  });
});
