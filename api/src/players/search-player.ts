import { keepFor } from '../durations.ts';
import { operation } from '../http/operation.ts';
import { lookUp } from './lookup.ts';

export const searchPlayer = operation('searchPlayer', { keep: keepFor.nothing }, (context, { shard, name }) =>
  lookUp(context, shard, name),
);
