/** All tables by topic, for connections. Everything else imports the topic. */
export * from './accounts.ts';
export * from './figures.ts';
export * from './matches.ts';
export * from './players.ts';
export * from './points.ts';
export * from './renewals.ts';
export * from './shares.ts';
export * from './tracks.ts';
