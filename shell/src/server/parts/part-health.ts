import { addOutcome, findDropDelay, type Log, type ReadyArea } from '@hotdrop/shared-host/server';
import { LRUCache } from 'lru-cache';
import { getErrorMessage } from '../../site/reports.ts';

/** One part of one version of an area. */
export interface HostedPart {
  readonly pinned: ReadyArea;
  readonly id: string;
}

/** A part that has failed, in the operators' `/healthz`. */
export interface PartState {
  readonly area: string;
  readonly version: string;
  readonly part: string;
  readonly owner: string;
  /** Dropped: visitors do not get it for a while. */
  readonly status: 'failing' | 'dropped';
  /** How many of its last pages failed, and of how many. */
  readonly failures: number;
  readonly pages: number;
  /** The last failure. */
  readonly reason: string;
}

export type PartHealth = ReturnType<typeof createPartHealth>;

interface PartRecord {
  readonly about: Pick<PartState, 'area' | 'version' | 'part' | 'owner'>;
  readonly outcomes: readonly boolean[];
  readonly failures: number;
  readonly reason: string;
  readonly drops: number;
  /** When a dropped part returns. */
  readonly returnsAt: number | undefined;
}

interface PartHealthOptions {
  readonly log: Log;
  readonly onFault?: (about: Pick<PartState, 'area' | 'version' | 'part'>) => void;
  /** A monotonic clock, in ms. */
  readonly now?: () => number;
}

/** More than the parts of all versions in memory. Older versions leave first. */
const maxRecords = 500;

/**
 * Counts the failures of each part of each version, and drops a part that keeps failing. The area's pages and its
 * other parts stay. A new version starts without failures.
 */
export function createPartHealth({ log, onFault, now = () => performance.now() }: PartHealthOptions) {
  const records = new LRUCache<string, PartRecord>({ max: maxRecords });
  const getKey = ({ pinned, id }: HostedPart) => `${pinned.area}@${pinned.version}/${id}`;

  function drop(record: PartRecord): PartRecord {
    const { about, outcomes, failures, reason } = record;
    const drops = record.drops + 1;
    const delay = findDropDelay(drops);
    log.error(
      { ...about, reason },
      `The part ${about.part} of ${about.area} ${about.version} is dropped for ${Math.round(delay / 1_000)} s: it failed on ${failures} of its last ${outcomes.length} pages`,
    );
    return { ...record, drops, returnsAt: now() + delay };
  }

  return {
    /** Records a page with the part; `error` if the part failed on it. */
    record(part: HostedPart, error?: unknown): void {
      const { pinned, id } = part;
      const key = getKey(part);
      const about = { area: pinned.area, version: pinned.version, part: id, owner: pinned.manifest.owner };
      const known = records.get(key);
      const isHealthy = error === undefined;
      if (!isHealthy) {
        log.warn({ ...about, err: error }, `The part ${id} of ${pinned.area} failed on a page`);
        onFault?.({ area: about.area, version: about.version, part: id });
      }
      // A page that began before the drop.
      if (known?.returnsAt !== undefined) return;
      const { outcomes, failures, isUnhealthy } = addOutcome(known?.outcomes ?? [], isHealthy);
      const record = {
        about,
        outcomes,
        failures,
        reason: isHealthy ? (known?.reason ?? '') : getErrorMessage(error),
        drops: known?.drops ?? 0,
        returnsAt: undefined,
      };
      records.set(key, isUnhealthy ? drop(record) : record);
    },

    /** Whether visitors do not get the part for now. */
    isDropped(part: HostedPart): boolean {
      const key = getKey(part);
      const record = records.get(key);
      if (record?.returnsAt === undefined) return false;
      if (now() < record.returnsAt) return true;
      // Its failures before the pause say nothing about it now.
      records.set(key, { ...record, outcomes: [], failures: 0, returnsAt: undefined });
      return false;
    },

    /** Lists the parts with failures on their last pages. */
    list: () =>
      [...records.values()].flatMap(({ about, outcomes, failures, reason, returnsAt }): PartState[] => {
        if (failures === 0) return [];
        const status = returnsAt === undefined ? 'failing' : 'dropped';
        return [{ ...about, status, failures, pages: outcomes.length, reason }];
      }),
  };
}
