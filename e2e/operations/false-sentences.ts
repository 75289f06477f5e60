/** What is true at a moment, from the database and the simulated service. */
export interface Facts {
  /** Boards with players: `pc-as/squad`. */
  readonly boards: readonly string[];
  readonly playerCounts: number;
  readonly games: number;
  readonly players: number;
  /** Players with a rank in the running season. */
  readonly ranked: number;
  /** Lists of landings on a map, in a mode or all. */
  readonly landingLists: number;
  /** Names that wait in the queue. */
  readonly waiting: number;
  readonly isKeyRefused: boolean;
}

export type PageName = keyof typeof openingPages;

/** The pages that a visitor of the first hour looks at. */
export const openingPages = {
  home: '/pubg',
  leaderboards: '/pubg/ranks',
  board: '/pubg/ranks/steam/squad',
  'board of a region': '/pubg/ranks/pc-as/squad',
  'board of a console': '/pubg/ranks/xbox/squad',
  rating: '/pubg/statistics/rating',
  'rating of a region': '/pubg/statistics/rating?shard=pc-as&mode=squad',
  playing: '/pubg/statistics/playing',
  'hot drops': '/pubg/hotdrops',
  map: '/pubg/hotdrops/erangel',
  profile: '/pubg/profile/steam/RealPlayer',
  stats: '/pubg/profile/steam/RealPlayer/pc-2018-43/stats',
  matches: '/pubg/profile/steam/RealPlayer/pc-2018-43/matches',
  'kill log':
    '/pubg/profile/steam/RealPlayer/pc-2018-43/matches/000d565a-0000-4000-8000-000000000000?view=kills',
  'kill log of a new match':
    '/pubg/profile/steam/Fresh/pc-2018-43/matches/00085743-0000-4000-8000-000000000000?view=kills',
  'profile without ranked play': '/pubg/profile/steam/FirstPerson',
  'unknown player': '/pubg/profile/steam/Nobody',
} as const;

interface FalseSentence {
  readonly sentence: RegExp;
  /** All pages by default. */
  readonly pages?: readonly PageName[];
  /** Always by default: the simulated service has what the sentence denies. */
  readonly isFalse?: (facts: Facts) => boolean;
}

const boards: readonly PageName[] = ['leaderboards', 'board', 'board of a region', 'board of a console'];
const ratings: readonly PageName[] = ['rating', 'rating of a region'];
const ranked: readonly PageName[] = ['profile', 'stats', 'matches'];
const isRead =
  (board: string) =>
  ({ boards }: Facts) =>
    boards.includes(board);

/**
 * Sentences that would be false on a page. The simulated service has 500 ranked players on each board, a season that has
 * run for weeks, and a kill log for each match. `RealPlayer` has played and is ranked.
 */
export const falseSentences: readonly FalseSentence[] = [
  { sentence: /demo/i },
  { sentence: /could not be loaded/, isFalse: ({ isKeyRefused }) => !isKeyRefused },
  { sentence: /Something went wrong|Network error/ },
  { sentence: /Too few ranked players yet/, pages: boards },
  { sentence: /not read from the game yet/, pages: ['board'], isFalse: isRead('steam/squad') },
  { sentence: /not read from the game yet/, pages: ['board of a region'], isFalse: isRead('pc-as/squad') },
  { sentence: /not read from the game yet/, pages: ['board of a console'], isFalse: isRead('xbox/squad') },
  // A board without players.
  { sentence: /^[A-Z][\w ]+ 0$/m, pages: ['leaderboards'] },
  { sentence: /season is just started|started today|started \d+ days? ago/ },
  { sentence: /^Day\s+\d+$/m, pages: ['home'] },
  // The site knows a part of the game's players.
  { sentence: /of all players|Half of all|Half of the players (?!we know)/ },
  { sentence: /[Aa]ll ranked players|the most in the last 24 hours|of all on \w+\./ },
  // The site has not counted since midnight.
  { sentence: /Peak today/, pages: ['home'] },
  { sentence: /No player is in/ },
  { sentence: /No ranked players are known/, pages: ratings, isFalse: (facts) => facts.ranked > 0 },
  { sentence: /No counts for this range yet/, isFalse: ({ playerCounts }) => playerCounts > 0 },
  // All ranges are empty on the first day.
  { sentence: /Choose a longer range/ },
  { sentence: /No ranking yet/, isFalse: ({ games }) => games > 0 },
  { sentence: /No landings yet/, isFalse: ({ landingLists }) => landingLists > 0 },
  { sentence: /after a few games|Not played yet|has not played/, pages: ranked },
  { sentence: /No rank yet|No rank in this season/, pages: ranked },
  { sentence: /No match |No matches|has no recorded matches/, pages: ['matches', 'profile'] },
  { sentence: /lists no weapons/, pages: ranked },
  { sentence: /has no record of/ },
  { sentence: /does not provide a kill log/ },
  {
    sentence: /Player is not found|is ahead|are ahead|In the queue/,
    isFalse: (facts) => facts.isKeyRefused,
  },
];

/** Sentences that promise something soon: false if the same page still says so ten minutes later. */
export const promise = /[^.\n]*\b(?:in a few minutes|in a minute|in about \d+ minutes?)\b[^.\n]*/g;
