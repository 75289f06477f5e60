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
    ...(offers && {
      offers: offers.map((offer) => ({ ...offer, context: toData(offer.context, 'ignore') })),
    }),
  };
}

/** Throws if a site could not check the settings, or if the area could not run on a site that sets nothing. */
function toSettings(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  const defaults = v.safeParse(schema, {});
  if (defaults.success) return { schema: toData(schema, 'throw'), defaults: defaults.output };
  const fields = defaults.issues.map((issue) => v.getDotPath(issue) ?? 'the schema');
  throw new Error(`each setting needs a default or is optional: ${fields.join(', ')}`);
}

/** Sites read only the fields of a context, so its schema may have what JSON Schema lacks. */
function toData(schema: unknown, errorMode: 'throw' | 'ignore'): unknown {
  if (!isSchema(schema)) return schema;
  const { $schema, ...data } = toJsonSchema(schema, { errorMode });
  return data;
}

const isSchema = (value: unknown): value is v.GenericSchema => Object(value).kind === 'schema';
