import { limits } from '../rules/limits.ts';

type CheckedComment =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'empty' | 'too-long' };

/** Checks a comment in the browser by the API's rule, so that the form can explain a refusal at once. */
export function checkComment(written: string): CheckedComment {
  const text = written.trim();
  if (text === '') return { ok: false, reason: 'empty' };
  return text.length > limits.comment ? { ok: false, reason: 'too-long' } : { ok: true, text };
}
