/** The requests of a run, and their results. */

export interface Seen {
  readonly kind: string;
  /** The scheduled time. */
  readonly at: number;
  readonly ms: number;
  readonly failure?: string | undefined;
}

export type Step = () => Promise<Pick<Seen, 'kind' | 'failure'>>;

/** A step of a visitor. Resolves with the problem, if any. */
export const stepOf =
  (kind: string, take: () => Promise<string | undefined>): Step =>
  async () => {
    const wrong = await take().catch(String);
    return { kind, failure: wrong && `${kind}: ${wrong}` };
  };

interface Traffic {
  readonly step: Step;
  readonly seconds: number;
  readonly visitors: number;
  /** Steps per second. Without it, visitors are as fast as they can. */
  readonly rate?: number;
}

/** More precise than `Date.now()`, and comparable between processes. */
const clock = () => performance.timeOrigin + performance.now();

/**
 * Simulates visitors who take one step after the other. At a steady rate, waiting for a late server counts as latency.
 */
export async function send({ step, seconds, visitors, rate }: Traffic): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  const begin = clock();
  const end = begin + seconds * 1000;
  let turn = 0;
  const visitor = async () => {
    while (clock() < end) {
      const due = rate ? begin + (turn++ / rate) * 1000 : clock();
      if (due > end) return;
      if (due > clock()) await new Promise((go) => setTimeout(go, due - clock()));
      const found = await step();
      seen.push({ ...found, at: due, ms: clock() - due });
    }
  };
  await Promise.all(Array.from({ length: visitors }, visitor));
  return seen;
}
