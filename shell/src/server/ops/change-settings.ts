import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import { getErrorMessage, type PublishingStore, type StoredSettings } from '@hotdrop/shared-host/store';
import * as v from 'valibot';
import { checkSettings, type SettingsSchema, type Values } from '../area-settings/check-settings.ts';
import type { SiteConfig } from '../frame-data/site-config.ts';
import { type FormOutcome, formFields } from './move-pointer.ts';

/** Where settings come from, beside the store. */
export interface SettingsSources {
  /** The manifest of the version that most visitors get. */
  readonly findManifest: (area: string) => Pick<AreaManifest, 'settings'> | undefined;
  readonly configured: SiteConfig['areas'];
}

export type SettingFacts = ReturnType<typeof describeSetting>;

/** Describes the settings of an area. Empty if it has none. */
export function describeSettings(area: string, sources: SettingsSources, stored: StoredSettings | undefined) {
  const { settings } = sources.findManifest(area) ?? {};
  if (!settings) return [];
  const configured = sources.configured[area]?.settings ?? {};
  const { revision = 0, values = {}, ...lastChange } = stored ?? {};
  const fields = Object.keys(settings.schema.properties).map((name) =>
    describeSetting(name, settings, configured, values),
  );
  return [{ area, revision, ...lastChange, fields }];
}

interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly description?: string;
}

const findSchema = ({ schema }: SettingsSchema, name: string): FieldSchema => schema.properties[name] ?? {};

function describeSetting(name: string, settings: SettingsSchema, configured: Values, stored: Values) {
  const { type, enum: choices, description } = findSchema(settings, name);
  const isConfigured = Object.hasOwn(configured, name);
  const isStored = Object.hasOwn(stored, name);
  return {
    name,
    type,
    choices: choices ?? (type === 'boolean' ? [true, false] : undefined),
    description,
    value: isConfigured ? configured[name] : isStored ? stored[name] : settings.defaults[name],
    defaultValue: settings.defaults[name],
    from: isConfigured ? ('SITE_CONFIG' as const) : isStored ? ('console' as const) : ('default' as const),
  };
}

/** The form's fields for settings have this prefix. An empty one stands for the default. */
export const settingPrefix = 'set.';

/** Reads a value of a form. The schema refuses a text that should have been something else. */
function parseValue({ type }: FieldSchema, text: string): unknown {
  if (type === 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const settingsForm = v.object(formFields);

/** Changes the settings of an area for an operator, all of the form or none. Servers follow within 5 s. */
export async function changeSettings(
  store: PublishingStore,
  sources: SettingsSources,
  form: Record<string, unknown>,
): Promise<FormOutcome<Values>> {
  const refuse = (problem: string) => ({ status: 400, problem: `Nothing was changed: ${problem}.` }) as const;
  const read = v.safeParse(settingsForm, form);
  if (!read.success) return refuse('a change needs area, revision, and a reason of 3 to 300 characters');
  const { area, revision, reason } = read.output;
  const { settings } = sources.findManifest(area) ?? {};
  if (!settings) return refuse(`${area} has no settings`);
  const configured = sources.configured[area]?.settings ?? {};
  const given = Object.entries(form).flatMap(([field, text]) =>
    field.startsWith(settingPrefix)
      ? [[field.slice(settingPrefix.length), String(text).trim()] as const]
      : [],
  );
  try {
    const stored = await store.settings(area);
    // What this version lacks stays, because visitors may get another version again.
    const values = new Map(Object.entries(stored?.values ?? {}));
    for (const [name, text] of given) {
      if (!Object.hasOwn(settings.schema.properties, name)) return refuse(`${area} has no setting ${name}`);
      if (Object.hasOwn(configured, name)) return refuse(`SITE_CONFIG sets ${name}, and it wins`);
      if (text === '') values.delete(name);
      else values.set(name, parseValue(findSchema(settings, name), text));
    }
    const changed = Object.fromEntries(values);
    const { reasons, problem } = checkSettings(settings, configured, changed);
    if (problem) return refuse(problem);
    const wrong = given.flatMap(([name]) => (reasons.has(name) ? [`${name} ${reasons.get(name)}`] : []));
    if (wrong.length > 0) return refuse(wrong.join(', and '));
    await store.changeSettings(area, revision, { values: changed, by: 'console', reason });
    return { status: 200, changed };
  } catch (error) {
    return { status: 409, problem: getErrorMessage(error) };
  }
}
