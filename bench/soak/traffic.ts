/** Requests that were made, and what came of them. */

export interface Seen {
  readonly kind: string;
  /** When it was due. */
  readonly at: number;
  readonly ms: number;
  readonly failure?: string | undefined;
}

export type Step = () => Promise<Pick<Seen, 'kind' | 'failure'>>;

/** A step that answers what was wrong with it, if anything. */
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
  /** Steps a second; absent: as many as the visitors can. */
  readonly rate?: number;
}

/** Finer than `Date.now()`, and comparable with another process's. */
const clock = () => performance.timeOrigin + performance.now();

/** Visitors who take one step after the other. At a steady rate, waiting for a late server counts as its time. */
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
