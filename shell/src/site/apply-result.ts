import type { Site } from '@hotdrop/shared-domain/contract';
import { reportFailure } from '@hotdrop/shared-domain/rules';
import type { Result } from '@hotdrop/shared-domain/wire';

/** Takes what an answer brings. A failure leaves things as they are, and is for the log: the visitor is not told. */
export const applyResult = <T>(site: Site, answer: Result<T>, keep: (data: T) => void): void =>
  answer.ok ? keep(answer.data) : reportFailure(site, answer.error, { area: 'shell' });
