/** The game of this site, in all languages for the server and in one for a page. A sibling site exports another one here. */
export { pubg as game } from '@hotdrop/shared-domain/game/pubg';
export { loadPubg as loadGame } from '@hotdrop/shared-domain/game/pubg/load';

export const basePath = '/pubg';
