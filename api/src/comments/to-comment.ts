import type { Comment } from '@hotdrop/shared-domain/wire';
import type { User } from '../auth/session.ts';
import type { comments } from '../data/schema.ts';

export const toComment = (row: typeof comments.$inferSelect, author: User, reader: User | null): Comment => ({
  id: row.id,
  content: row.content,
  createdAt: row.createdAt.toISOString(),
  author: { displayName: author.displayName, profileUrl: author.profileUrl, avatarUrl: author.avatarUrl },
  deletable: reader?.id === author.id,
});
