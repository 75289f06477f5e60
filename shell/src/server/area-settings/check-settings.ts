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
}

/** Checks what operators give. A refused setting has its default. Throws when each page would become too large. */
export function checkSettings({ schema, defaults }: SettingsSchema, given: Values): CheckedSettings {
  if (Buffer.byteLength(JSON.stringify(given)) > maxBytes) {
    throw new RangeError(`they have more than ${maxBytes} bytes`);
  }
  const ajv = new Ajv({ strict: false, allErrors: true, useDefaults: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  const read: Record<string, unknown> = structuredClone(given);
  validate(read);
  const reasons = new Map((validate.errors ?? []).map((error) => [findField(error), describe(error)]));
  for (const field of Object.keys(given)) {
    if (!Object.hasOwn(schema.properties, field)) reasons.set(field, 'the area has no such setting');
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
