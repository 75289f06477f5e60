import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { lookUp } from './lookup.ts';

export const getPlayer = operation('getPlayer', { keep: keepFor.nothing }, (context, { shard, player }) =>
  lookUp(context, shard, player),
);
