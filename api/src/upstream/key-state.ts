import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { readSnapshot, writeSnapshots } from '../data/snapshots.ts';
import type { Database } from '../data/store.ts';
import { keyCheckInterval, refusedKeyRetry } from '../durations.ts';
import { UpstreamError } from './upstream.ts';

export type KeyStatus =
  | { readonly state: 'unknown' }
  | { readonly state: 'accepted' }
  | { readonly state: 'refused'; readonly since: Date; readonly retryAt: Date };

/** Whether the service accepts the key. All hosts share the answer. */
export interface KeyState {
  read(): Promise<KeyStatus>;
  accept(): Promise<void>;
  refuse(): Promise<void>;
  /** Throws while the key is refused, until it is tried again. */
  check(): Promise<void>;
  /** Throws while the key is refused, for data that only background work reads. */
  requireAccepted(): Promise<void>;
  /** Like `check`. After the delay, the caller tries the key, and others wait for another delay. */
  take(): Promise<void>;
}

/** The key of a source that needs none. */
export const noKey: KeyState = {
  read: async () => ({ state: 'accepted' }),
  accept: async () => {},
  refuse: async () => {},
  check: async () => {},
  requireAccepted: async () => {},
  take: async () => {},
};

/** Background work waits as for a rate limit. Visitors do not: no one knows when the operator repairs the key. */
export class KeyRefusedError extends UpstreamError {
  constructor(retryAfter: number) {
    super('limited', 'The game service refuses the key. Check PUBG_API_KEY.', { retryAfter });
    this.name = 'KeyRefusedError';
  }
}

const id = 'key';

const stateSchema = v.object({
  /** Tells a new key from the refused one. */
  fingerprint: v.string(),
  refusedSince: v.nullable(v.string()),
});

interface KeyStateOptions {
  readonly db: Database;
  readonly key: string;
  readonly now: () => Date;
  readonly onChange: (isRefused: boolean) => void;
}

export const createKeyState = ({ db, key, now, onChange }: KeyStateOptions): KeyState => {
  const fingerprint = createHash('sha256').update(key).digest('hex').slice(0, 12);

  const readStored = async () => {
    const stored = await readSnapshot(db, id, stateSchema);
    return stored?.value.fingerprint === fingerprint ? stored : null;
  };

  const write = (refusedSince: string | null) =>
    writeSnapshots(db, [{ key: id, value: { fingerprint, refusedSince } }], now());

  const read = async (): Promise<KeyStatus> => {
    const stored = await readStored();
    if (!stored) return { state: 'unknown' };
    const { refusedSince } = stored.value;
    const age = Math.abs(now().getTime() - stored.takenAt.getTime());
    if (refusedSince === null) return { state: age < keyCheckInterval ? 'accepted' : 'unknown' };
    const retryAt = new Date(stored.takenAt.getTime() + refusedKeyRetry);
    return { state: 'refused', since: new Date(refusedSince), retryAt };
  };

  /** Returns whether the key is refused and its delay is over. */
  const check = async (): Promise<boolean> => {
    const status = await read();
    if (status.state !== 'refused') return false;
    const wait = status.retryAt.getTime() - now().getTime();
    // A clock that was set back must not lengthen the delay.
    if (wait > 0 && wait <= refusedKeyRetry) throw new KeyRefusedError(wait);
    return true;
  };

  return {
    read,
    async accept() {
      const status = await read();
      if (status.state === 'accepted') return;
      await write(null);
      onChange(false);
    },
    async refuse() {
      const status = await read();
      await write((status.state === 'refused' ? status.since : now()).toISOString());
      onChange(true);
    },
    async check() {
      await check();
    },
    async requireAccepted() {
      if ((await read()).state === 'refused') throw new KeyRefusedError(refusedKeyRetry);
    },
    async take() {
      const isDue = await check();
      const stored = isDue && (await readStored());
      if (stored) await write(stored.value.refusedSince);
    },
  };
};
