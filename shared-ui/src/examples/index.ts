import { art } from './art.tsx';
import type { Example } from './example.ts';
import { figures } from './figures.tsx';
import { opened } from './opened.tsx';
import { pressed } from './pressed.tsx';
import { said } from './said.tsx';

export type { Example } from './example.ts';

/** Every component in its states, for the gallery of them and for tests that hold of all. */
export const examples: readonly Example[] = [...pressed, ...opened, ...figures, ...said, ...art];
