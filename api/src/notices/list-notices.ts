import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';

export const listNotices = operation('listNotices', { keep: keepFor.halfAMinute }, async ({ lists }) => ({
  notices: [...(await lists.notices())],
}));
