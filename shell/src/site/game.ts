/** The game of this site, and the same with the names of a language. A sibling site exports another one here. */
export { pubg as game } from '@hotdrop/shared-domain/game/pubg';
export { loadPubg as loadGame } from '@hotdrop/shared-domain/game/pubg/load';

export const siteName = 'Hotdrop';
export const basePath = '/pubg';
