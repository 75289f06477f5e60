export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** All matches start in slots of 36 minutes and are shorter than that, so no player is in two matches at once. */
export const slotLength = 36 * minute;

export const slotAt = (time: number): number => Math.floor(time / slotLength);
