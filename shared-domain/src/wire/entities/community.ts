import * as v from 'valibot';
import { count, filled, known, text, time } from './values.ts';

export const authUserSchema = v.object({
  displayName: filled,
  avatarUrl: known(text),
});

/** Null: no one is signed in. */
export const authSchema = v.object({ auth: known(authUserSchema) });

export const commentSchema = v.object({
  id: count,
  /** Plain text. Never render it as markup. */
  content: text,
  createdAt: time,
  author: v.object({ displayName: filled, profileUrl: known(text), avatarUrl: known(text) }),
  /** Whether the calling visitor may delete it. */
  deletable: v.boolean(),
});

export type AuthUser = v.InferOutput<typeof authUserSchema>;
export type Comment = v.InferOutput<typeof commentSchema>;
