/** The game of this site. A sibling site exports another one here. */
export { pubg as game } from '@hotdrop/shared-domain/game/pubg';

export const basePath = '/pubg';
