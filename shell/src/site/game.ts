/** The game that this site is about. A sibling site names another one here. */
export { pubg as game } from '@hotdrop/shared-domain/game/pubg';

export const basePath = '/pubg';
