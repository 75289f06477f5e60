import type { Context } from '../context.ts';

/** One kind of background work. */
export interface Job {
  readonly name: string;
  /** When it runs by itself, in UTC; null: only when something asks for it. */
  readonly cron: string | null;
  /** A job that takes longer belongs to a host that died: another host takes it up. */
  readonly expireInSeconds: number;
  readonly retryLimit: number;
  /** How many run side by side on one host. */
  readonly atOnce: number;
  readonly pollSeconds: number;
  readonly run: (context: Context, data: unknown) => Promise<void>;
  /** What is left to do when the last try has failed, too. */
  readonly giveUp?: (context: Context, data: unknown, error: unknown) => Promise<void>;
}

type Given = Pick<Job, 'name' | 'run'> & Partial<Job>;

export const job = (given: Given): Job => ({
  cron: null,
  expireInSeconds: 120,
  retryLimit: 3,
  atOnce: 1,
  pollSeconds: 10,
  ...given,
});
