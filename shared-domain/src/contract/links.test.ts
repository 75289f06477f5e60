import { collectLinks, createLinkTo } from './index.ts';

const linkTo = createLinkTo('/pubg/', {
  home: '',
  clan: 'clans/:tag/:tab?',
  members: 'clans/:tag/members?page&role',
  signIn: 'https://api.example:4000/auth/steam?returnTo',
  terms: '/terms',
});

test.each([
  [linkTo('home'), '/pubg'],
  [linkTo('clan', { tag: 'A b/c' }), '/pubg/clans/A%20b%2Fc'],
  [linkTo('clan', { tag: 'A', tab: 'evening' }), '/pubg/clans/A/evening'],
  [linkTo('clan', { tag: 'A', tab: '' }), '/pubg/clans/A'],
  [linkTo('members', { tag: 'A', page: 2, role: ['x', 'y'] }), '/pubg/clans/A/members?page=2&role=x&role=y'],
  [linkTo('members', { tag: 'A', page: undefined, role: '', size: 9 }), '/pubg/clans/A/members'],
  [
    linkTo('signIn', { returnTo: '/pubg?a=1' }),
    'https://api.example:4000/auth/steam?returnTo=%2Fpubg%3Fa%3D1',
  ],
  [linkTo('terms'), '/terms'],
  [createLinkTo('/', { home: '' })('home'), '/'],
  [createLinkTo('', { clans: 'clans' })('clans'), '/clans'],
])('links to %s', (address, expected) => {
  expect(address).toBe(expected);
});

test.each([
  ['that nobody provides', linkTo('profile', { name: 'x' })],
  ['that every object has', linkTo('toString')],
  ['without a required value', linkTo('clan')],
  ['with an empty text for it', linkTo('members', { tag: '' })],
])('a link %s has no address', (_, address) => {
  expect(address).toBeUndefined();
});

test('of two areas that provide a link, the first by id does; the site itself comes first', () => {
  const areas = [
    { id: 'mf-teams', links: { clan: 'teams/:tag', team: 'teams/:tag', home: 'teams' } },
    { id: 'mf-plain' },
    { id: 'mf-clans', links: { clan: 'clans/:tag' } },
  ];
  const expected = {
    links: { home: '', clan: 'clans/:tag', team: 'teams/:tag' },
    conflicts: [
      { name: 'clan', used: 'mf-clans', ignored: 'mf-teams' },
      { name: 'home', used: 'the site', ignored: 'mf-teams' },
    ],
  };
  expect(collectLinks(areas, { home: '' })).toEqual(expected);
  expect(collectLinks(areas.toReversed(), { home: '' })).toEqual(expected);
});
