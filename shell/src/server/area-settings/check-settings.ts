import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';

export type Values = Readonly<Record<string, unknown>>;

/** What the manifest says about settings. */
export type SettingsSchema = NonNullable<AreaManifest['settings']>;

/** They are in every page. */
const maxBytes = 4_096;

export interface CheckedSettings {
  readonly values: Values;
  /** Why settings are refused, by name. */
  readonly reasons: ReadonlyMap<string, string>;
  /** Why all are refused: each page would become too large. */
  readonly problem?: string;
}

/**
 * Checks what operators give: in the site's config, which wins, and in the console. A refused setting has its default.
 * Ignores what the console has for other versions, which may have more settings.
 */
export function checkSettings(
  { schema, defaults }: SettingsSchema,
  configured: Values,
  stored: Values,
): CheckedSettings {
  const isKnown = (field: string) => Object.hasOwn(schema.properties, field);
  const usable = Object.entries(stored).filter(([field]) => isKnown(field));
  const given = { ...Object.fromEntries(usable), ...configured };
  if (Buffer.byteLength(JSON.stringify(given)) > maxBytes) {
    return { values: defaults, reasons: new Map(), problem: `they have more than ${maxBytes} bytes` };
  }
  const ajv = new Ajv({ strict: false, allErrors: true, useDefaults: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  const read: Record<string, unknown> = structuredClone(given);
  validate(read);
  const reasons = new Map((validate.errors ?? []).map((error) => [findField(error), describe(error)]));
  for (const field of Object.keys(given)) {
    if (!isKnown(field)) reasons.set(field, 'the area has no such setting');
  }
  const values = Object.entries(read).filter(([field]) => !reasons.has(field));
  return { values: { ...defaults, ...Object.fromEntries(values) }, reasons };
}

/** The setting in which an error is. */
const findField = ({ instancePath, params }: ErrorObject): string =>
  instancePath.split('/')[1] ?? String(params.additionalProperty ?? params.missingProperty ?? '');

const describe = ({ instancePath, message, params }: ErrorObject) => {
  const inside = instancePath.split('/').slice(2).join('.');
  const choices: unknown[] = params.allowedValues ?? [];
  const which = choices.length > 0 ? `: ${choices.join(', ')}` : '';
  return `${inside && `${inside} `}${message ?? 'is not valid'}${which}`;
};
