import { replaceAuth, selectUser } from '@hotdrop/shared-domain/store';
import { checkComment } from '@hotdrop/shared-domain/text';
import { type ApiFailure, apiOf, type Comment, type FailureKind } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CommentPage, commentsAddress, type LoadedComments, readerOf } from './read-comments.ts';

export interface CommentsSource {
  /** Comments from the route loader. Null: the browser requests them. */
  readonly loaded: LoadedComments | null;
  readonly page: number;
  /** Address of the page that contains the comments. */
  readonly address: string;
}

/** State and actions of the comments. */
export function useComments({ loaded, page, address }: CommentsSource) {
  const site = useSite();
  const { now, store } = site;
  const api = apiOf(site);
  const navigate = useNavigate();
  const user = useStore(selectUser);
  const { content, isFailed, failure, reload, update, isShown } = useCommentPage(loaded, page);
  const { text: draft, key, change: setDraft } = useDraft();
  const [pending, setPending] = useState<Comment | null>(null);
  const [unconfirmed, setUnconfirmed] = useState<Comment | null>(null);
  const [deleting, setDeleting] = useState<Comment['id'] | null>(null);
  const [announcement, announce] = useState<'posted' | 'deleted' | null>(null);
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const signInLink = useRef<HTMLAnchorElement>(null);

  // After a message about the draft, the closed dialog first returns the focus to the pressed button.
  const needsFocus = useRef(false);
  useEffect(() => {
    if (!shown && needsFocus.current) (input.current ?? signInLink.current)?.focus();
    needsFocus.current = shown?.isAboutDraft ?? false;
  });

  const showFailure = (failure: ApiFailure, isAboutDraft: boolean) => {
    if (failure.kind === 'unauthorized') replaceAuth(store, null);
    setShown({ message: errorMessage(failure, isAboutDraft), isAboutDraft });
  };

  const submit = async () => {
    const checked = checkComment(draft);
    if (!checked.ok) return setShown({ message: checked.reason, isAboutDraft: true });
    if (!user) return;
    announce(null);
    const createdAt = new Date(now()).toISOString();
    setPending({
      id: 0,
      content: checked.text,
      createdAt,
      author: { ...user, profileUrl: null },
      deletable: false,
    });
    const answer = await api.postComment({ content: checked.text }, { idempotencyKey: key() });
    setPending(null);
    if (!answer.ok) return showFailure(answer.error, true);
    setDraft('');
    announce('posted');
    if (!isShown()) return;
    if (page > 1) return navigate(commentsAddress(address, 1));
    update(({ meta, comments }) => ({
      meta: { ...meta, totalCount: meta.totalCount + 1 },
      comments: [answer.data, ...comments.filter(({ id }) => id !== answer.data.id)],
    }));
    reload();
  };

  const remove = async ({ id }: Comment) => {
    setUnconfirmed(null);
    announce(null);
    setDeleting(id);
    const answer = await api.deleteComment({ id });
    setDeleting(null);
    // A missing comment counts as deleted.
    if (!answer.ok && answer.error.kind !== 'not-found') return showFailure(answer.error, false);
    announce('deleted');
    if (!isShown()) return;
    container.current?.focus();
    const isLast = content?.comments.every((comment) => comment.id === id) && page > 1;
    if (isLast) return navigate(commentsAddress(address, page - 1));
    update(({ meta, comments }) => ({
      meta: { ...meta, totalCount: Math.max(0, meta.totalCount - 1) },
      comments: comments.filter((comment) => comment.id !== id),
    }));
    reload();
  };

  return {
    user,
    list: { content, isFailed, failure, reload, pending, deleting },
    draft,
    setDraft,
    submit,
    /** The comment in the confirmation dialog. */
    unconfirmed,
    setUnconfirmed,
    remove,
    announcement,
    message: shown?.message ?? null,
    closeMessage: () => setShown(null),
    refs: { container, input, signInLink },
  };
}

/** Identifies a page. `loaded` is null on every page that was slow, so the number tells these pages apart. */
interface Source {
  readonly loaded: LoadedComments | null;
  readonly page: number;
  readonly reader: string | null;
}

const isSame = (a: Source | null, b: Source) =>
  a?.loaded === b.loaded && a.page === b.page && a.reader === b.reader;

/** The result of a request in the browser. It is valid for its own page only. */
interface BrowserResult {
  readonly source: Source;
  /** Null: the request failed. */
  readonly content: CommentPage | null;
  readonly failure: FailureKind | null;
}

export interface CommentsState {
  readonly content: CommentPage | null;
  readonly isFailed: boolean;
  /** Why the last request failed. */
  readonly failure: FailureKind | null;
  /** Requests the page again. */
  readonly reload: () => void;
}

/**
 * Provides a page of comments. Uses the result of the route loader, and requests the page in the browser if the loader
 * has none, if another visitor has signed in since, and on `reload`.
 */
function useCommentPage(loaded: LoadedComments | null, page: number) {
  const site = useSite();
  const { report } = site;
  const api = apiOf(site);
  const reader = useStore(readerOf);
  const source = useMemo(() => ({ loaded, page, reader }), [loaded, page, reader]);
  const [result, setResult] = useState<BrowserResult | null>(null);
  const [reloaded, setReloaded] = useState<Source | null>(null);
  const current = result && isSame(result.source, source) ? result : null;
  const content = current?.content ?? loaded?.content ?? null;
  const isNeeded = loaded?.reader !== reader || loaded === null || isSame(reloaded, source);

  const shown = useRef<Source | null>(null);
  useEffect(() => {
    shown.current = source;
    return () => {
      shown.current = null;
    };
  }, [source]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each reload is a request
  useEffect(() => {
    if (!isNeeded) return;
    const leaving = new AbortController();
    void api.listComments({ page }, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      if (!answer.ok) report(answer.error.message, { area: 'mf-statistics', page: 'playing' });
      // Keep the previous content if the request fails.
      setResult((previous) => ({
        source,
        failure: answer.ok ? null : answer.error.kind,
        content: answer.ok
          ? answer.data
          : previous && isSame(previous.source, source)
            ? previous.content
            : null,
      }));
    });
    return () => leaving.abort();
  }, [api, report, isNeeded, reloaded, page, source]);

  return {
    content,
    isFailed: current !== null && content === null,
    failure: current?.failure ?? null,
    reload: () => setReloaded({ ...source }),
    /** Shows a known change before the next request confirms it. */
    update: (change: (content: CommentPage) => CommentPage) =>
      setResult({ source, content: content && change(content), failure: null }),
    /** Whether the visitor still sees the page. A slow answer may come after the visitor has opened another one. */
    isShown: () => shown.current === source,
  };
}

type Entry = 'comment-draft' | 'comment-key';

/** Texts that survive a reload and a sign-in. Empty where the browser refuses storage. */
const draftStorage = {
  read: (entry: Entry): string => {
    try {
      return sessionStorage.getItem(entry) ?? '';
    } catch {
      return '';
    }
  },
  write: (entry: Entry, text: string): void => {
    try {
      if (text) sessionStorage.setItem(entry, text);
      else sessionStorage.removeItem(entry);
    } catch {
      // The draft stays in memory.
    }
  },
};

/** Holds the text of an unfinished comment, and the idempotency key of its posts, until it is known to be posted. */
function useDraft() {
  const [text, setText] = useState('');
  const lastKey = useRef('');
  useEffect(() => setText(draftStorage.read('comment-draft')), []);
  const setKey = (key: string) => {
    lastKey.current = key;
    draftStorage.write('comment-key', key);
    return key;
  };
  return {
    text,
    change: (changed: string) => {
      setText(changed);
      draftStorage.write('comment-draft', changed);
      // Changed text is another comment.
      setKey('');
    },
    key: (): string | undefined =>
      lastKey.current ||
      draftStorage.read('comment-key') ||
      // Browsers provide `randomUUID` to secure pages only. Without a key, a retry may post twice.
      setKey('randomUUID' in crypto ? crypto.randomUUID() : '') ||
      undefined,
  };
}

/** Identifies a text of the message dialog. */
export type ErrorMessage = 'empty' | 'too-long' | 'expired' | 'too-many' | 'failed';

interface ShownMessage {
  readonly message: ErrorMessage;
  /** After the message, the focus returns to the form. */
  readonly isAboutDraft: boolean;
}

/** Selects the message for a failed post or delete. */
function errorMessage(failure: ApiFailure, isPosting: boolean): ErrorMessage {
  if (failure.kind === 'unauthorized') return 'expired';
  const isThrottled = failure.kind === 'busy' && failure.status === 429 && isPosting;
  return isThrottled ? 'too-many' : 'failed';
}
