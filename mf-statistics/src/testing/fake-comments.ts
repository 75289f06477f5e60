import { aComment, aListMeta, type FakeAnswers } from '@hotdrop/shared-domain/testing';
import type { Comment } from '@hotdrop/shared-domain/wire';

/** The comments of a server that keeps what is posted and deleted, newest first, ten on a page. */
export function aWall(...texts: readonly string[]) {
  let next = texts.length;
  let comments: readonly Comment[] = texts.map((content, place) =>
    aComment({ id: texts.length - place, content }),
  );
  const perPage = 10;

  const write = (change: Partial<Comment>): Comment => {
    next += 1;
    const written = aComment({ id: next, ...change });
    comments = [written, ...comments];
    return written;
  };

  const answers = {
    listComments: ({ page = 1 }) => {
      const meta = aListMeta({ page: Number(page), perPage, totalCount: comments.length });
      const start = (meta.page - 1) * perPage;
      return { meta, comments: comments.slice(start, start + perPage) };
    },
    postComment: ({ content }) => write({ content, deletable: true }),
    deleteComment: ({ id }) => {
      comments = comments.filter((comment) => comment.id !== Number(id));
      return { id: Number(id) };
    },
  } satisfies FakeAnswers;

  return { answers, write };
}
