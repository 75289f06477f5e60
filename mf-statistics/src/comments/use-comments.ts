import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CommentPage, type CommentsRead, readerOf } from './read-comments.ts';

/** What was read since the page was loaded; it counts as long as the page is that one. */
interface Own {
  readonly since: CommentsRead | null;
  readonly reader: string | null;
  /** Null: it could not be read. */
  readonly content: CommentPage | null;
}

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

  const current = own?.since === first ? own : null;
  const content = current?.content ?? first?.content ?? null;
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
      since: first,
      reader,
      content: answer.ok ? answer.data : last?.since === first ? last.content : (first?.content ?? null),
    }));
  }, [api, first, page, reader, report]);

  const change = (alter: (content: CommentPage) => CommentPage) => {
    // A reading that began earlier does not know of it.
    turn.current += 1;
    setOwn((last) => {
      const known = (last?.since === first ? last.content : null) ?? first?.content ?? null;
      return { since: first, reader, content: known && alter(known) };
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
