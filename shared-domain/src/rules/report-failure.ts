import type { Site } from '../contract/index.ts';
import type { ApiFailure } from '../wire/index.ts';

/** Tells the operator of a failure that the visitor is not told of. A caller who left has not failed. */
export function reportFailure(
  { report }: Pick<Site, 'report'>,
  failure: ApiFailure,
  about: Parameters<Site['report']>[1],
): void {
  if (failure.kind !== 'aborted') report(failure, about);
}
