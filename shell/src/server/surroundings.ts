import type { Surroundings } from '../frame/surroundings.ts';
import type { Visitor } from './visitor.ts';

/** What the frame shows this visitor besides the page. */
export const surroundingsFor = ({ theme }: Visitor): Surroundings => ({ theme });
