/** Each kind of draw has a salt of its own, so that the draws of a player or match are independent of each other. */
export const salts = {
  traits: 1,
  accountId: 2,
  permanentBan: 3,
  temporaryBan: 4,
  koreanName: 11,
  nameShape: 12,
  nameStart: 13,
  nameEnd: 14,
  nameNumber: 15,
  session: 21,
  sideMode: 22,
  attendance: 23,
  squad: 25,
  lobbyOrder: 26,
  clan: 27,
  form: 28,
  mapSkill: 29,
  favoriteWeapon: 31,
  favoriteTown: 33,
  weaponUse: 32,
  memberFigures: 51,
  skippedSeason: 61,
  matchId: 71,
  playerCount: 81,
} as const;

/** Draws from a match's own seed. */
export const matchSalts = { start: 1, duration: 2, map: 3, course: 5, tracks: 6 } as const;

/** Draws from the own seed of a session. */
export const sessionSalts = {
  isPlayed: 1,
  length: 2,
  hour: 3,
  minute: 4,
  isRanked: 5,
  isFirstPerson: 6,
} as const;

/** Draws from the own seed of a player in a match. */
export const memberSalts = {
  drive: 1,
  walk: 2,
  swim: 3,
  swimDistance: 4,
  roadKill: 5,
  teamKill: 6,
  vehicle: 7,
  revives: 8,
  boosts: 9,
  heals: 10,
  weapons: 11,
} as const;
