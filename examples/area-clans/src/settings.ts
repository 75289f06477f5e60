import * as v from 'valibot';

/** What a site's operator can set. */
export const settings = v.object({
  /** How many clans home shows. */
  clansOnHome: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10)), 5),
});
