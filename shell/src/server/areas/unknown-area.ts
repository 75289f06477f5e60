/** Stands for whatever areas there may be while the store has not said. */
export const unknownArea = { id: 'unknown-areas', routes: ['*'] } as const;
