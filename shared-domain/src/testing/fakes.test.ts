import * as v from 'valibot';
import { defineArea } from '../contract/index.ts';
import { fakeSite } from './index.ts';

const manifest = defineArea({
  id: 'mf-clans',
  owner: 'clans team',
  contract: 1,
  routes: ['clans/:platform/:tag'],
  smoke: [],
  links: { clan: 'clans/:platform/:tag' },
  settings: v.object({
    home: v.optional(v.object({ clans: v.optional(v.number(), 5) }), {}),
    title: v.optional(v.string()),
  }),
});

test('a fake site has the links of an area beside those of Hotdrop', () => {
  const { linkTo } = fakeSite({ manifest });
  expect(linkTo('clan', { platform: 'steam', tag: 'PAN' })).toBe('/pubg/clans/steam/PAN');
  expect(linkTo('terms')).toBe('/pubg/about/terms');
});

test('a fake site has the default settings of an area, and those that a test sets', () => {
  const home = { clans: 5 };
  expect(fakeSite({ manifest }).settings).toEqual({ home });
  expect(fakeSite({ manifest, settings: { title: 'Teams' } }).settings).toEqual({ home, title: 'Teams' });
  expect(fakeSite({ settings: { title: 'Teams' } }).settings).toEqual({ title: 'Teams' });
});
