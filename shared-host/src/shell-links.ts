/** The pages of Hotdrop's own shell. It also provides `signIn`, whose address depends on the API host. */
export const shellLinks = {
  home: '',
  search: 'search?shard&name',
  siteCard: 'card.png',
  terms: 'about/terms',
} as const;
