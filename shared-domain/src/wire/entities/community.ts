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
  /** Plain text: never to be read as markup. */
  content: text,
  createdAt: time,
  author: v.object({ displayName: filled, profileUrl: known(text), avatarUrl: known(text) }),
  /** Whether the visitor who asked may delete it. */
  deletable: v.boolean(),
});

export type AuthUser = v.InferOutput<typeof authUserSchema>;
export type Comment = v.InferOutput<typeof commentSchema>;
