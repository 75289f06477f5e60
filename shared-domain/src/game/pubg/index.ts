import { createPubg } from './create-pubg.ts';
import { words } from './words/en.ts';

/** The game with English names, for code that shows none. Pages use `loadPubg`. */
export const pubg = createPubg(words);
