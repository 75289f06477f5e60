import { replaceAuth } from '@hotdrop/shared-domain/store';
import { checkComment } from '@hotdrop/shared-domain/text';
import type { ApiFailure, AuthUser, Comment } from '@hotdrop/shared-domain/wire';
import { useSite, useStore } from '@hotdrop/shared-ui/site';
import { useCallback, useEffect, useRef, useState } from 'react';
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
  const { api, store } = useSite();
  const navigate = useNavigate();
  const user = useStore(({ auth }) => auth);
  const { content, isFailed, reload, update, isShown } = useLoadComments(loaded, page);
  const [draft, changeDraft] = useDraft();
  const { pending, post } = usePostComment();
  const [unconfirmed, setUnconfirmed] = useState<Comment | null>(null);
  const [deleting, setDeleting] = useState<Comment['id'] | null>(null);
  const [announcement, announce] = useState<'posted' | 'deleted' | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const signInLink = useRef<HTMLAnchorElement>(null);
  const { message, showMessage, closeMessage } = useMessageDialog(() =>
    (input.current ?? signInLink.current)?.focus(),
  );

  const showFailure = (failure: ApiFailure, isPosting: boolean) => {
    if (failure.kind === 'unauthorized') replaceAuth(store, null);
    showMessage(errorMessage(failure, isPosting), isPosting);
  };

  const submit = async () => {
    const checked = checkComment(draft);
    if (!checked.ok) return showMessage(checked.reason, true);
    if (!user) return;
    announce(null);
    changeDraft(() => '');
    const posted = await post(checked.text, user);
    if ('kind' in posted) {
      // Keep text that the visitor has typed in the meantime.
      changeDraft((typed) => (typed.trim() ? `${draft}\n${typed}` : draft));
      return showFailure(posted, true);
    }
    announce('posted');
    if (!isShown(page)) return;
    if (page > 1) return navigate(commentsAddress(address, 1));
    update(({ meta, comments }) => ({
      meta: { ...meta, totalCount: meta.totalCount + 1 },
      comments: [posted, ...comments.filter(({ id }) => id !== posted.id)],
    }));
    return reload();
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
    if (!isShown(page)) return;
    container.current?.focus();
    const isLast = content?.comments.every((comment) => comment.id === id) && page > 1;
    if (isLast) return navigate(commentsAddress(address, page - 1));
    update(({ meta, comments }) => ({
      meta: { ...meta, totalCount: Math.max(0, meta.totalCount - 1) },
      comments: comments.filter((comment) => comment.id !== id),
    }));
    return reload();
  };

  return {
    user,
    list: { content, isFailed, reload, pending, deleting },
    draft,
    setDraft: (text: string) => changeDraft(() => text),
    submit,
    /** The comment in the confirmation dialog. */
    unconfirmed,
    askToDelete: setUnconfirmed,
    cancelDelete: () => setUnconfirmed(null),
    remove,
    announcement,
    message,
    closeMessage,
    refs: { container, input, signInLink },
  };
}

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
function useLoadComments(loaded: LoadedComments | null, page: number): CommentsState {
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

interface SentComment {
  readonly content: string;
  readonly key: string;
}

const noComment: SentComment = { content: '', key: '' };

/** Provides the idempotency key of a comment, and keeps it until the comment is known to be posted. */
function useIdempotencyKey() {
  const sent = useRef(noComment);

  const remember = (comment: SentComment) => {
    sent.current = comment;
    draftStorage.write('comment-sent', comment.content);
    draftStorage.write('comment-key', comment.key);
  };
  const keyOf = (content: string): string => {
    if (!sent.current.key) {
      sent.current = { content: draftStorage.read('comment-sent'), key: draftStorage.read('comment-key') };
    }
    // Changed text is another comment.
    if (!sent.current.key || sent.current.content !== content) {
      // Browsers provide `randomUUID` to secure pages only. Without a key, a retry may post twice.
      remember({ content, key: 'randomUUID' in crypto ? crypto.randomUUID() : '' });
    }
    return sent.current.key;
  };
  return { keyOf, forgetKey: () => remember(noComment) };
}

/** Posts a comment, and provides it as `pending` until the server answers. */
function usePostComment() {
  const { api, now } = useSite();
  const { keyOf, forgetKey } = useIdempotencyKey();
  const [pending, setPending] = useState<Comment | null>(null);

  const post = async (content: string, author: AuthUser): Promise<Comment | ApiFailure> => {
    const createdAt = new Date(now()).toISOString();
    setPending({ id: 0, content, createdAt, author: { ...author, profileUrl: null }, deletable: false });
    const answer = await api.postComment({ content }, { idempotencyKey: keyOf(content) || undefined });
    if (answer.ok) forgetKey();
    setPending(null);
    return answer.ok ? answer.data : answer.error;
  };
  return { pending, post };
}

type Entry = 'comment-draft' | 'comment-sent' | 'comment-key';

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

type Change = (text: string) => string;

/** Holds the text of an unfinished comment. It survives a reload and a sign-in. */
function useDraft(): readonly [text: string, change: (change: Change) => void] {
  const [text, setText] = useState('');
  const latest = useRef('');
  useEffect(() => {
    latest.current ||= draftStorage.read('comment-draft');
    setText(latest.current);
  }, []);
  // Stores at once, not in an effect: a failed post may restore the text after the visitor has left the page.
  const changeDraft = (change: Change) => {
    latest.current = change(latest.current);
    draftStorage.write('comment-draft', latest.current);
    setText(latest.current);
  };
  return [text, changeDraft];
}

/** Identifies a text of the message dialog. */
export type ErrorMessage = 'empty' | 'too-long' | 'expired' | 'too-many' | 'failed';

/** Selects the message for a failed post or delete. */
function errorMessage(failure: ApiFailure, isPosting: boolean): ErrorMessage {
  if (failure.kind === 'unauthorized') return 'expired';
  const isThrottled = failure.kind === 'busy' && failure.status === 429 && isPosting;
  return isThrottled ? 'too-many' : 'failed';
}

interface ShownMessage {
  readonly message: ErrorMessage;
  readonly isAboutDraft: boolean;
}

/** Shows a message in a dialog. After a message about the draft, the focus returns to the comment form. */
function useMessageDialog(focusForm: () => void) {
  const [shown, setShown] = useState<ShownMessage | null>(null);
  const needsFocus = useRef(false);

  // Runs after the closed dialog has returned the focus to the pressed button.
  useEffect(() => {
    if (!shown && needsFocus.current) focusForm();
    needsFocus.current = shown?.isAboutDraft ?? false;
  });

  return {
    message: shown?.message ?? null,
    showMessage: (message: ErrorMessage, isAboutDraft: boolean) => setShown({ message, isAboutDraft }),
    closeMessage: () => setShown(null),
  };
}
