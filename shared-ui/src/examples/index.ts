import { artwork } from './artwork.tsx';
import { controls } from './controls.tsx';
import type { Example } from './example.ts';
import { feedback } from './feedback.tsx';
import { figures } from './figures.tsx';
import { overlays } from './overlays.tsx';

export type { Example } from './example.ts';

/** Every component in its states, for the gallery and for tests of all components. */
export const examples: readonly Example[] = [...controls, ...overlays, ...figures, ...feedback, ...artwork];
