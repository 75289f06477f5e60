import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

interface WithSchemas {
  readonly settings?: unknown;
  readonly offers?: readonly { readonly context: unknown }[];
}

/** Replaces the schemas of an area's `src/manifest.ts` by JSON Schema, for `area.json`. */
export function toManifestData(source: unknown): unknown {
  const { offers, settings, ...rest }: WithSchemas = Object(source);
  return {
    ...rest,
    ...(settings !== undefined && { settings: toSettings(settings) }),
    ...(offers && { offers: offers.map((offer) => ({ ...offer, context: toData(offer.context) })) }),
  };
}

/** An area runs on a site that sets nothing. Throws if it could not. */
function toSettings(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const defaults = v.safeParse(schema, {});
  if (defaults.success) return { schema: toData(schema), defaults: defaults.output };
  const fields = defaults.issues.map((issue) => v.getDotPath(issue) ?? 'the schema');
  throw new Error(`each setting needs a default or is optional: ${fields.join(', ')}`);
}

/** Hosts check what goes in; `$schema` would only repeat itself. */
function toData(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const { $schema, ...data } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' });
  return data;
}

const isSchema = (value: unknown): value is v.GenericSchema => Object(value).kind === 'schema';
