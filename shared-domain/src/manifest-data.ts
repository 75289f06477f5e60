import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';

interface WithSchemas {
  readonly offers?: readonly { readonly context: unknown }[];
}

/** Replaces the schemas of an area's `src/manifest.ts` by JSON Schema, for `area.json`. */
export function toManifestData(source: unknown): unknown {
  const { offers, ...rest }: WithSchemas = Object(source);
  return {
    ...rest,
    ...(offers && { offers: offers.map((offer) => ({ ...offer, context: toData(offer.context) })) }),
  };
}

/** Hosts check what goes in; `$schema` would only repeat itself. */
function toData(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const { $schema, ...data } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return data;
}

const isSchema = (value: unknown): value is v.GenericSchema => Object(value).kind === 'schema';
