/** A share of a player's fewer matches is shown as a count, without a bar, a color, or a rank. */
export const enoughMatches = 20;
