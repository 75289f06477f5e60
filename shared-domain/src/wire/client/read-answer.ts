import * as v from 'valibot';
import { type Call, type Refusal, refusalSchema } from '../call.ts';
import type { CallName } from '../calls.ts';
import type { ApiFailure, Result } from '../failure.ts';
import { issueLines } from './issues.ts';

const envelopeSchema = v.object({ data: v.unknown(), demo: v.optional(v.boolean(), false) });

/** Turns the body of an answer with a 2xx status into a result, and an answer that is not as agreed into a failure. */
export function readAnswer(name: CallName, call: Call, body: unknown): Result<unknown> {
  const envelope = v.safeParse(envelopeSchema, body);
  if (!envelope.success) return malformed(name, issueLines(envelope.issues));

  const { data, demo } = envelope.output;
  if (call.errors.length > 0) {
    const refusal = v.safeParse(refusalSchema, data);
    if (refusal.success) return { ok: false, error: refused(name, refusal.output) };
  }

  const answer = v.safeParse(call.answer, data);
  return answer.success
    ? { ok: true, data: answer.output, demo }
    : malformed(name, issueLines(answer.issues));
}

export function malformed(call: CallName, issues: readonly string[]): Result<never> {
  const message = `The answer of ${call} is not as agreed: ${issues.join('; ')}`;
  return { ok: false, error: { call, message, kind: 'malformed', issues } };
}

function refused(call: CallName, refusal: Refusal): ApiFailure {
  const about = { call, message: `${call} answered "${refusal.error}"` };
  const retryAfter = refusal.retryAfter ?? null;
  switch (refusal.error) {
    case 'player not found':
      return { ...about, kind: 'not-found', suggestions: refusal.suggestions ?? [] };
    case 'busy':
      return { ...about, kind: 'busy', retryAfter };
    case 'recently updated':
      return { ...about, kind: 'recently-updated', retryAfter };
    case 'network':
      return { ...about, kind: 'network', reason: 'upstream' };
  }
}
