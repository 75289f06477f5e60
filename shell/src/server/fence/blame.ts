import { setTimeout as delay } from 'node:timers/promises';
import { getErrorMessage, quarantine } from '@hotdrop/shared-host/store';
import type { AreaVersion } from './find-culprit.ts';

/** Why the process ends, or has ended. */
export interface Ending extends AreaVersion {
  readonly reason: string;
}

export interface QuarantinePlaces {
  readonly areaStore: string;
  /** Where this server keeps what it cannot write to the store. */
  readonly ownQuarantine: string;
}

/** Timeout in ms for the store. The process must not wait for a store that does not answer. */
const storeTimeout = 2_500;

/** Quarantines the version that ended a server. */
export async function blame(
  { area, version, reason }: Ending,
  { areaStore, ownQuarantine }: QuarantinePlaces,
  log: (facts: object, message: string) => void,
  owner?: string,
): Promise<void> {
  const facts = { area, version, owner, reason };
  log(facts, `${area} ${version} is quarantined: ${reason}`);
  const entry = { version, reason, at: new Date().toISOString() };
  const written = quarantine({ store: areaStore, ownFolder: ownQuarantine }, area, entry).catch(
    getErrorMessage,
  );
  const problem = await Promise.race([written, delay(storeTimeout, 'the store does not answer in time')]);
  if (problem)
    log({ ...facts, problem }, `The quarantine of ${area} ${version} is only on this server: ${problem}`);
}
