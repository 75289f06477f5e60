import { limits } from '../rules/limits.ts';

/** The message for logs; a visitor sees "not found". */
export const invalidNameOrId = 'invalid accountId';

const longestName = { account: 40, other: 24 };

/** Whether a name or an account id may be sent to a player's calls. */
export const isNameOrId = (value: unknown): value is string =>
  typeof value === 'string' &&
  // An address cannot contain an empty name, or only dots.
  !/^\.*$/.test(value) &&
  value.length <= (value.startsWith('account.') ? longestName.account : longestName.other);

type CheckedComment =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'empty' | 'too-long' };

/** Control characters except tab and line feed, half characters, and marks that change the direction of text. */
const forbiddenCharacters = /(?![\t\n])[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const lineBreaks = /\r\n?|[\u0085\u2028\u2029]/g;
/** No language stacks more than four marks on a letter. */
const excessMarks = /(\p{M}{4})\p{M}+/gu;
const blankLines = /\n[^\S\n]*(?:\n[^\S\n]*)+\n/g;
/** A visible character. Hangul fillers and zero-width characters are ignorable, and U+2800 is blank. */
const visibleCharacter = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
const ascii = /^[\n\x20-\x7e]*$/;

let segmenter: Intl.Segmenter | undefined;

/** Counts characters as readers see them: an emoji of several code points is one. */
export function countCharacters(text: string): number {
  if (ascii.test(text)) return text.length;
  // Created on first use, because it loads the rules of Unicode.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text)).length;
}

/** Removes what a comment must not contain: control characters, excess marks, runs of blank lines, outer white space. */
const cleanComment = (written: string): string =>
  written
    .replace(lineBreaks, '\n')
    .replace(forbiddenCharacters, '')
    .replace(excessMarks, '$1')
    .replace(blankLines, '\n\n')
    .trim();

/** Checks a comment for the form and the API, and returns the text to store. */
export function checkComment(written: string): CheckedComment {
  const text = cleanComment(written);
  if (!visibleCharacter.test(text)) return { ok: false, reason: 'empty' };
  return isTooLong(text) ? { ok: false, reason: 'too-long' } : { ok: true, text };
}

function isTooLong(text: string): boolean {
  if (new TextEncoder().encode(text).length > limits.commentBytes) return true;
  // Counting is slow, and a text never has more characters than code units.
  return text.length > limits.comment && countCharacters(text) > limits.comment;
}
