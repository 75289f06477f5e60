import { art } from './artwork.tsx';
import { pressed } from './controls.tsx';
import type { Example } from './example.ts';
import { said } from './feedback.tsx';
import { figures } from './figures.tsx';
import { opened } from './overlays.tsx';

export type { Example } from './example.ts';

/** Every component in its states, for the gallery of them and for tests that hold of all. */
export const examples: readonly Example[] = [...pressed, ...opened, ...figures, ...said, ...art];
