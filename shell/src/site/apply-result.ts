import type { Site } from '@hotdrop/shared-domain/contract';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Result } from '@hotdrop/shared-domain/wire';

/** Applies the data of an API result. A failure changes nothing and goes to the log, not to the visitor. */
export const applyResult = <T>(site: Site, result: Result<T>, apply: (data: T) => void): void =>
  result.ok ? apply(result.data) : reportFailure(site, result.error, { area: 'shell' });
