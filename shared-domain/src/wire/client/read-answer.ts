import * as v from 'valibot';
import { type Call, type Refusal, refusalSchema } from '../call.ts';
import type { CallName } from '../calls.ts';
import type { ApiFailure, Result } from '../failure.ts';

const shown = 5;

/** Formats the issues of a schema as lines: `player.name: Expected string`. */
export const issueLines = (issues: readonly v.BaseIssue<unknown>[]): string[] =>
  issues.slice(0, shown).map((issue) => {
    const path = v.getDotPath(issue);
    return path ? `${path}: ${issue.message}` : issue.message;
  });

const envelopeSchema = v.object({ data: v.unknown(), demo: v.optional(v.boolean(), false) });

/** Converts the body of a 2xx answer to a result, or to a failure if it breaks the schema. */
export function readAnswer(
  name: CallName,
  call: Call,
  body: unknown,
  report: (message: string) => void = () => {},
): Result<unknown> {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return malformed(name, issueLines(envelope.issues));

  const { data, demo } = envelope.output;
  if (call.errors.length > 0) {
    const refusal = v.safeParse(refusalSchema, data);
    if (refusal.success) return { ok: false, error: refused(name, refusal.output) };
  }

  const answer = v.safeParse(call.answer, data);
  if (answer.success) return { ok: true, data: answer.output, demo };

  const rest = v.safeParse(call.answer, withoutBroken(data, call.list, answer.issues));
  if (!rest.success) return malformed(name, issueLines(answer.issues));
  report(`Left out of the answer of ${name}: ${issueLines(answer.issues).join('; ')}`);
  return { ok: true, data: rest.output, demo };
}

/** The same answer without the entries of its list that broke their schema. */
function withoutBroken(data: unknown, list: string | null, issues: readonly v.BaseIssue<unknown>[]): unknown {
  if (list === null || typeof data !== 'object' || data === null) return data;
  const entries: unknown = Reflect.get(data, list);
  if (!Array.isArray(entries)) return data;
  const broken = new Set(
    issues.filter(({ path }) => path?.[0]?.key === list).map(({ path }) => path?.[1]?.key),
  );
  return { ...data, [list]: entries.filter((_, index) => !broken.has(index)) };
}

export function malformed(call: CallName, issues: readonly string[]): Result<never> {
  const message = `The answer of ${call} does not match its schema: ${issues.join('; ')}`;
  return { ok: false, error: { call, message, kind: 'malformed', issues } };
}

function refused(call: CallName, refusal: Refusal): ApiFailure {
  const about = { call, message: `${call} answered "${refusal.error}"` };
  const retryAfter = refusal.retryAfter ?? null;
  switch (refusal.error) {
    case 'player not found':
      return { ...about, kind: 'not-found', suggestions: refusal.suggestions ?? [] };
    case 'busy': {
      const { queue, isAtCapacity } = refusal;
      return {
        ...about,
        kind: 'busy',
        status: null,
        retryAfter,
        ...(queue && { queue }),
        ...(isAtCapacity && { isAtCapacity }),
      };
    }
    case 'recently updated':
      return { ...about, kind: 'recently-updated', retryAfter };
    case 'network':
      return { ...about, kind: 'network', reason: 'upstream' };
  }
}
