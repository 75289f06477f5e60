/** Addresses of the area's pages, for every area of the site. */
export const linkPatterns = {
  profile: 'profile/:shard?/:name/:season?/:tab?',
  matches: 'profile/:shard/:name/:season/matches/:page?',
  match: 'profile/:shard/:name/:season/matches/:match?page',
  week: 'profile/:shard/:name/week/:week',
  playerCard: 'profile/:shard/:name/:season?/card.png',
  weekCard: 'profile/:shard/:name/week/:week/card.png',
  matchCard: 'profile/:shard/:name/:season/matches/:match/card.png',
};
