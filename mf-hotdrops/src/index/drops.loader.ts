import type { Site } from '@hotdrop/shared-domain/contract';
import { failureStatus, loaderSignal } from '@hotdrop/shared-domain/rules';
import type { FailureKind } from '@hotdrop/shared-domain/wire';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { type Drops, readDrops } from '../places/places.ts';

export interface DropsData {
  /** Null: the request failed. */
  readonly content: Drops | null;
  /** Why the request failed. */
  readonly failure: FailureKind | null;
}

/** Reads the drops of all maps, and the ground of the hottest one. */
export const dropsLoader =
  (site: Site) =>
  async ({ request }: LoaderFunctionArgs) => {
    const answer = await readDrops(site, loaderSignal(site, request.signal));
    const loaded: DropsData = answer.ok
      ? { content: answer.data, failure: null }
      : { content: null, failure: answer.error.kind };
    return data(loaded, { status: answer.ok ? 200 : failureStatus(answer.error) });
  };
