export { startNoticeBoard } from './notice-board.ts';
export { readSiteConfig, type SiteConfig } from './site-config.ts';
export { type SurroundingsSource, surroundingsFor } from './surroundings-for.ts';
