import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CommentPage, type CommentsRead, readerOf } from './read-comments.ts';

/** A page of them, and what it brought: nothing when it was slow, so that the number has to tell one from the next. */
interface Shown {
  readonly first: CommentsRead | null;
  readonly page: number;
}

/** What was read since the page was loaded; it counts as long as the page is that one. */
interface Own extends Shown {
  readonly reader: string | null;
  /** Null: it could not be read. */
  readonly content: CommentPage | null;
}

const ownOf = (own: Own | null, { first, page }: Shown): Own | null =>
  own?.first === first && own.page === page ? own : null;

const contentOf = (own: Own | null, shown: Shown): CommentPage | null =>
  ownOf(own, shown)?.content ?? shown.first?.content ?? null;

export interface Comments {
  readonly content: CommentPage | null;
  readonly isFailed: boolean;
  /** Reads them anew; of several readings the last one counts. */
  readonly reload: () => Promise<void>;
  /** What is already known to have changed, shown before it is read. */
  readonly change: (change: (content: CommentPage) => CommentPage) => void;
}

/** A page of the comments: what the page brought, read in the browser when it brought none or for another reader. */
export function useComments(first: CommentsRead | null, page: number): Comments {
  const { api, report } = useSite();
  const reader = useStore(readerOf);
  const [own, setOwn] = useState<Own | null>(null);
  const turn = useRef(0);

  const current = ownOf(own, { first, page });
  const content = contentOf(own, { first, page });
  const isFailed = current !== null && content === null;
  const readFor = current ? current.reader : (first?.reader ?? null);
  const isDue = (content === null && !isFailed) || readFor !== reader;

  const reload = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const answer = await api.listComments({ page });
    if (mine !== turn.current) return;
    if (!answer.ok) report(answer.error.message, { area: 'mf-statistics', page: 'playing' });
    // What was shown stays when it cannot be read anew.
    setOwn((last) => ({
      first,
      page,
      reader,
      content: answer.ok ? answer.data : contentOf(last, { first, page }),
    }));
  }, [api, first, page, reader, report]);

  const change = (alter: (content: CommentPage) => CommentPage) => {
    // A reading that began earlier does not know of it.
    turn.current += 1;
    setOwn((last) => {
      const known = contentOf(last, { first, page });
      return { first, page, reader, content: known && alter(known) };
    });
  };

  useEffect(() => {
    if (isDue) void reload();
  }, [isDue, reload]);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  return { content, isFailed, reload, change };
}
