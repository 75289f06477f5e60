import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CommentPage, type LoadedComments, readerOf } from './read-comments.ts';

/** Identifies a page. `loaded` is null on every page that was slow, so the number tells these pages apart. */
interface Source {
  readonly loaded: LoadedComments | null;
  readonly page: number;
  readonly reader: string | null;
}

/** The result of a request in the browser. It is valid for its own page only. */
interface BrowserResult extends Source {
  /** Null: the request failed. */
  readonly content: CommentPage | null;
}

const resultFor = (result: BrowserResult | null, { loaded, page }: Source): BrowserResult | null =>
  result?.loaded === loaded && result.page === page ? result : null;

const contentFor = (result: BrowserResult | null, source: Source): CommentPage | null =>
  resultFor(result, source)?.content ?? source.loaded?.content ?? null;

export interface CommentsState {
  readonly content: CommentPage | null;
  readonly isFailed: boolean;
  /** Requests the page again. If several requests run, the last one wins. */
  readonly reload: () => Promise<void>;
  /** Shows a known change before the next request confirms it. */
  readonly update: (change: (content: CommentPage) => CommentPage) => void;
  /** Whether the visitor still sees a page. A slow answer may come after the visitor has opened another one. */
  readonly isShown: (page: number) => boolean;
}

/**
 * Provides a page of comments. Uses the result of the route loader, and requests the page in the browser if the loader
 * has none or if another visitor has signed in since.
 */
export function useLoadComments(loaded: LoadedComments | null, page: number): CommentsState {
  const { api, report } = useSite();
  const reader = useStore(readerOf);
  const [result, setResult] = useState<BrowserResult | null>(null);
  const lastRequest = useRef(0);
  const shown = useRef<Source | null>(null);

  const source = { loaded, page, reader };
  const current = resultFor(result, source);
  const content = contentFor(result, source);
  const isFailed = current !== null && content === null;
  const contentReader = current ? current.reader : (loaded?.reader ?? null);
  const isRequestNeeded = (content === null && !isFailed) || contentReader !== reader;

  // After a slow post, `reload` and `update` of an earlier render run, so they apply to the page that is shown now.
  useEffect(() => {
    shown.current = { loaded, page, reader };
    return () => {
      shown.current = null;
    };
  }, [loaded, page, reader]);

  const request = useCallback(
    async (requested: Source) => {
      lastRequest.current += 1;
      const number = lastRequest.current;
      const answer = await api.listComments({ page: requested.page });
      if (number !== lastRequest.current) return;
      if (!answer.ok) report(answer.error.message, { area: 'mf-statistics', page: 'playing' });
      // Keep the previous content if the request fails.
      setResult((previous) => ({
        ...requested,
        content: answer.ok ? answer.data : contentFor(previous, requested),
      }));
    },
    [api, report],
  );

  const reload = async () => {
    if (shown.current) await request(shown.current);
  };

  const update = (change: (content: CommentPage) => CommentPage) => {
    const changed = shown.current;
    if (!changed) return;
    // Ignore requests that started before the change.
    lastRequest.current += 1;
    setResult((previous) => {
      const known = contentFor(previous, changed);
      return { ...changed, content: known && change(known) };
    });
  };

  useEffect(() => {
    if (isRequestNeeded) void request({ loaded, page, reader });
  }, [isRequestNeeded, request, loaded, page, reader]);
  useEffect(
    () => () => {
      lastRequest.current += 1;
    },
    [],
  );

  return { content, isFailed, reload, update, isShown: (one) => shown.current?.page === one };
}
