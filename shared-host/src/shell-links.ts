/** The pages of Hotdrop's own shell. It also provides `signIn`, whose address depends on the API host. */
export const shellLinks = {
  home: '',
  search: 'search?shard&name',
  siteCard: 'card.png',
  oembed: '/oembed?url',
  panel: 'panel/:area/:panel',
  terms: 'about/terms',
  account: 'account',
  api: 'api?call',
} as const;
