import { aComment, aListMeta, type FakeAnswers } from '@hotdrop/shared-domain/testing';
import type { Comment } from '@hotdrop/shared-domain/wire';

const perPage = 10;

/** A server that stores posted and deleted comments, newest first, ten per page. */
export function fakeComments(...texts: readonly string[]) {
  let lastId = texts.length;
  let comments: readonly Comment[] = texts.map((content, index) =>
    aComment({ id: texts.length - index, content }),
  );

  const write = (change: Partial<Comment>): Comment => {
    lastId += 1;
    const written = aComment({ id: lastId, ...change });
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

export const numberedComments = (count: number) =>
  fakeComments(...Array.from({ length: count }, (_, index) => `comment ${count - index}`));
