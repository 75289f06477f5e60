export * from './community.ts';
export * from './leaderboard.ts';
export * from './match.ts';
export * from './notice.ts';
export * from './player.ts';
export * from './renewal.ts';
export * from './season.ts';
export * from './statistics.ts';
