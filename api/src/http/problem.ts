import type { Problem } from '@hotdrop/shared-domain/wire';

/** A failure with a status, told as `application/problem+json`. What it says reaches the visitor. */
export class ProblemError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Which field is refused, and why. */
  readonly issues: readonly string[];

  constructor(
    status: number,
    detail: string,
    {
      headers = {},
      issues = [],
    }: { headers?: Readonly<Record<string, string>>; issues?: readonly string[] } = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
    this.status = status;
    this.detail = detail;
    this.headers = headers;
    this.issues = issues;
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

export const problemResponse = ({ status, detail, headers, issues }: ProblemError): Response => {
  const problem: Problem = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail,
    ...(issues.length > 0 && { issues }),
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: { 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store', ...headers },
  });
};

export const notFound = (what: string) => new ProblemError(404, what);
export const tooMany = (detail: string, retryAfterMs: number) =>
  new ProblemError(429, detail, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(retryAfterMs / 1000))) },
  });
