import * as v from 'valibot';
import type { Call } from './call.ts';

const isMarked = (schema: v.GenericSchema): boolean =>
  'wrapped' in schema
    ? isMarked(schema.wrapped as v.GenericSchema)
    : v.getMetadata(schema).namesPlayers === true;

/** The parameters of a call that name players, by name or account id. */
export const listPlayerFields = ({
  params,
  query,
  body,
}: Pick<Call, 'params' | 'query' | 'body'>): readonly string[] =>
  Object.entries({ ...params.entries, ...query.entries, ...body?.entries }).flatMap(([field, schema]) =>
    isMarked(schema as v.GenericSchema) ? field : [],
  );
