import { art } from './artwork.tsx';
import { pressed } from './controls.tsx';
import type { Example } from './example.ts';
import { said } from './feedback.tsx';
import { figures } from './figures.tsx';
import { opened } from './overlays.tsx';

export type { Example } from './example.ts';

/** Every component in its states, for the gallery and for tests of all components. */
export const examples: readonly Example[] = [...pressed, ...opened, ...figures, ...said, ...art];
