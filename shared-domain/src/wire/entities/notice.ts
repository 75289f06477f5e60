import * as v from 'valibot';
import { amount, filled, known, text, time } from './values.ts';

/** A text by language. In a language without a text, the entry is hidden. */
const texts = v.record(filled, text);
/** A web address or a path of the site, so that it cannot run a script. */
const href = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[^\s]|\/(?![/\\]))/, 'A link begins with https://, http://, or one slash'),
);
const link = v.object({ href, openWindow: v.optional(v.boolean(), false) });

/** One of the five ad slots. Anything else counts as the first. */
const adSlotSchema = v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1);

/** A line of the notification bar. Reads the operator's file, including defaults, and the API's answer. */
export const noticeSchema = v.object({
  id: filled,
  /** Ids of the games that show it. */
  services: v.array(filled),
  url: v.optional(v.nullable(link), null),
  textColor: v.optional(filled, '#000'),
  backgroundColor: v.optional(filled, '#eaeaea'),
  text: texts,
  active: v.boolean(),
  adxConnection: v.optional(adSlotSchema, 1),
  adxBackgroundColor: v.optional(filled, '#000000'),
});

/** A closable banner at the top of the page. */
export const bannerSchema = v.object({
  id: filled,
  active: v.boolean(),
  /** Whether desktops and phones show it. */
  pc: v.boolean(),
  mobile: v.boolean(),
  /** The first and last time. Null: open. */
  duration: v.object({ start: known(time), end: known(time) }),
  services: v.array(filled),
  url: v.optional(v.nullable(link), null),
  text: texts,
  /** Its share of all choices, in parts of 10,000. */
  weight: v.pipe(amount, v.maxValue(10_000)),
});

export type Notice = v.InferOutput<typeof noticeSchema>;
export type Banner = v.InferOutput<typeof bannerSchema>;
