import * as v from 'valibot';
import type { Context } from '../context.ts';
import { discordTimeout } from '../durations.ts';
import { readText } from '../upstream/fetch-json.ts';
import type { DiscordMessage } from './create-message.ts';
import { createMessageUrl, type WebhookAddress } from './webhook-address.ts';

/** What became of a message. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** The webhook does not exist any more. */
  | { readonly kind: 'gone' }
  /** Discord refuses this message. */
  | { readonly kind: 'refused'; readonly status: number }
  /** Discord is busy or down. `retryAfter`: milliseconds, where it says when. */
  | { readonly kind: 'failed'; readonly retryAfter: number | null };

const maxAnswerBytes = 64 * 1024;

const rateLimitSchema = v.object({ retry_after: v.pipe(v.number(), v.minValue(0)) });

/** Discord's limit names the seconds in its body, and in a header. */
const readRetryAfter = async (response: Response): Promise<number | null> => {
  const text = await readText(response, maxAnswerBytes).catch(() => '');
  const limit = v.safeParse(v.pipe(v.string(), v.parseJson(), rateLimitSchema), text);
  const seconds = limit.success
    ? limit.output.retry_after
    : Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? Math.ceil(seconds * 1000) : null;
};

const readOutcome = async (response: Response): Promise<Outcome> => {
  const { ok, status } = response;
  if (status === 429) return { kind: 'failed', retryAfter: await readRetryAfter(response) };
  await response.body?.cancel();
  if (ok) return { kind: 'sent' };
  if (status === 401 || status === 404) return { kind: 'gone' };
  return status >= 500 ? { kind: 'failed', retryAfter: null } : { kind: 'refused', status };
};

/** Sends a message. Does not follow redirects, and never throws: an error could contain the address. */
export const sendToDiscord = async (
  { config, metrics }: Context,
  address: WebhookAddress,
  message: DiscordMessage,
): Promise<Outcome> => {
  const outcome = await fetch(createMessageUrl(address, config.discordOrigin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(discordTimeout),
  }).then(readOutcome, (): Outcome => ({ kind: 'failed', retryAfter: null }));
  metrics.discordMessages.inc({ outcome: outcome.kind });
  return outcome;
};
