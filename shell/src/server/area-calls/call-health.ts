import { addOutcome, type Log } from '@hotdrop/shared-host/server';
import { LRUCache } from 'lru-cache';

/** A call of an area's own service whose last requests failed, in the operators' `/healthz`. */
export interface CallState {
  readonly area: string;
  readonly owner: string;
  readonly call: string;
  /** Down: at least half of its last requests failed, and at least ten. */
  readonly status: 'failing' | 'down';
  /** How many of the last requests failed, and of how many. */
  readonly failures: number;
  readonly requests: number;
  /** The last failure. */
  readonly reason: string;
}

export type CallHealth = ReturnType<typeof createCallHealth>;

type About = Pick<CallState, 'area' | 'owner' | 'call'>;

interface CallRecord {
  readonly about: About;
  readonly outcomes: readonly boolean[];
  readonly status: CallState['status'] | undefined;
  readonly reason: string;
}

const maxRecords = 500;

/** Counts the failures of the areas' own calls, and logs when a call begins to fail, is down, and works again. */
export function createCallHealth(log: Log) {
  const records = new LRUCache<string, CallRecord>({ max: maxRecords });

  function logChange({ about, reason }: CallRecord, status: CallRecord['status']): void {
    const name = `The call ${about.call} of ${about.area}`;
    if (status === undefined) log.info(about, `${name} works again`);
    else log.warn({ ...about, reason }, `${name} ${status === 'down' ? 'is down' : 'failed'}: ${reason}`);
  }

  return {
    /** Records a request to the service; `reason` if it failed. */
    record(about: About, reason?: string): void {
      const key = `${about.area}/${about.call}`;
      const known = records.get(key);
      const { outcomes, failures, isUnhealthy } = addOutcome(known?.outcomes ?? [], reason === undefined);
      const someFailed = failures > 0 ? 'failing' : undefined;
      const status = isUnhealthy ? 'down' : someFailed;
      const record: CallRecord = { about, outcomes, status, reason: reason ?? known?.reason ?? '' };
      records.set(key, record);
      if (status !== known?.status) logChange(record, status);
    },

    list: () =>
      [...records.values()].flatMap(({ about, outcomes, status, reason }): CallState[] => {
        const failures = outcomes.filter((wasHealthy) => !wasHealthy).length;
        return status ? [{ ...about, status, failures, requests: outcomes.length, reason }] : [];
      }),
  };
}
