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

interface CallRecord extends Omit<CallState, 'status' | 'requests'> {
  /** Undefined for a call that works. */
  readonly status: CallState['status'] | undefined;
  readonly outcomes: readonly boolean[];
}

const maxRecords = 500;

/** Counts the failures of the areas' own calls, and logs when a call begins to fail, is down, and works again. */
export function createCallHealth(log: Log) {
  const records = new LRUCache<string, CallRecord>({ max: maxRecords });

  function logChange({ area, owner, call, status, reason }: CallRecord): void {
    const name = `The call ${call} of ${area}`;
    if (status === undefined) log.info({ area, owner, call }, `${name} works again`);
    else {
      const what = status === 'down' ? 'is down' : 'failed';
      log.warn({ area, owner, call, reason }, `${name} ${what}: ${reason}`);
    }
  }

  return {
    /** Records a request to the service; `reason` if it failed. */
    record(about: About, reason?: string): void {
      const key = `${about.area}/${about.call}`;
      const known = records.get(key);
      const { outcomes, failures, isUnhealthy } = addOutcome(known?.outcomes ?? [], reason === undefined);
      const someFailed = failures > 0 ? 'failing' : undefined;
      const status = isUnhealthy ? 'down' : someFailed;
      const record: CallRecord = {
        ...about,
        outcomes,
        failures,
        status,
        reason: reason ?? known?.reason ?? '',
      };
      records.set(key, record);
      if (status !== known?.status) logChange(record);
    },

    list: () =>
      [...records.values()].flatMap(({ outcomes, status, ...record }): CallState[] =>
        status ? [{ ...record, status, requests: outcomes.length }] : [],
      ),
  };
}
