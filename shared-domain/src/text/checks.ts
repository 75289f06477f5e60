import { limits } from '../rules/limits.ts';

export type Checked<Reason extends string> =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: Reason };

const check =
  (most: number) =>
  (written: string): Checked<'empty' | 'too-long'> => {
    const text = written.trim();
    if (text === '') return { ok: false, reason: 'empty' };
    return text.length > most ? { ok: false, reason: 'too-long' } : { ok: true, text };
  };

/** What may be searched for. Case is kept: nicknames are case sensitive. */
export const checkSearchName = check(limits.searchName);

/** What may be posted as a comment. */
export const checkComment = check(limits.comment);
