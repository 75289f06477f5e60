interface More {
  /** A name that clients know. */
  readonly type?: string;
  readonly detail: string;
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer that says why there is no other. */
export const problem = (
  status: number,
  title: string,
  { type = 'about:blank', detail, retryAfter, headers }: More,
): Response =>
  new Response(status === 499 ? null : JSON.stringify({ type, title, status, detail }), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
      ...headers,
    },
  });
