import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { Log } from '@hotdrop/shared-host/server';
import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { SiteConfig } from '../frame-data/site-config.ts';

type Values = Readonly<Record<string, unknown>>;
type Manifest = Pick<AreaManifest, 'id' | 'version' | 'owner' | 'settings'>;

/** They are in every page. */
const maxBytes = 4_096;

export type ReadSettings = (manifest: Manifest) => Values;

/**
 * Reads what the operator has set for each area. A value that the area's schema refuses is logged, and the area has its
 * default: a site without the area would be worse, and visitors see no half of a value.
 */
export function createSettingsReader(areas: SiteConfig['areas'], log: Pick<Log, 'warn'>) {
  const known = new WeakMap<Manifest, Values>();
  const problemsByArea = new Map<string, readonly string[]>();

  function check(manifest: Manifest): Values {
    const { id, version, owner } = manifest;
    const { values, problems } = readSettings(manifest, areas[id]?.settings ?? {});
    problemsByArea.set(id, problems);
    for (const problem of problems) log.warn({ area: id, version, owner }, problem);
    return values;
  }

  return {
    read: ((manifest) => {
      const values = known.get(manifest) ?? check(manifest);
      known.set(manifest, values);
      return values;
    }) satisfies ReadSettings,
    /** What was refused, for the versions that were read last. */
    listProblems: () => [...problemsByArea.values()].flat(),
  };
}

function readSettings({ id, settings }: Manifest, given: Values) {
  const where = `SITE_CONFIG, areas.${id}.settings`;
  if (!settings) {
    const isGiven = Object.keys(given).length > 0;
    return { values: {}, problems: isGiven ? [`${where}: ${id} has no settings, so they are ignored.`] : [] };
  }
  const { schema, defaults } = settings;
  if (Buffer.byteLength(JSON.stringify(given)) > maxBytes) {
    const problem = `${where}: they have more than ${maxBytes} bytes, so ${id} uses its defaults.`;
    return { values: defaults, problems: [problem] };
  }
  const ajv = new Ajv({ strict: false, allErrors: true, useDefaults: true });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);
  const read: Record<string, unknown> = structuredClone(given);
  validate(read);
  const reasons = new Map((validate.errors ?? []).map((error) => [findField(error), describe(error)]));
  for (const field of Object.keys(given)) {
    if (!Object.hasOwn(schema.properties, field)) reasons.set(field, `${id} has no such setting`);
  }
  const values = Object.entries(read).filter(([field]) => !reasons.has(field));
  return {
    values: { ...defaults, ...Object.fromEntries(values) },
    problems: [...reasons].map(
      ([field, reason]) => `${where}.${field}: ${reason}, so ${id} uses its default.`,
    ),
  };
}

/** The setting in which an error is. */
const findField = ({ instancePath, params }: ErrorObject): string =>
  instancePath.split('/')[1] ?? String(params.additionalProperty ?? params.missingProperty ?? '');

const describe = ({ instancePath, message }: ErrorObject) => {
  const inside = instancePath.split('/').slice(2).join('.');
  return `${inside && `${inside} `}${message ?? 'is not valid'}`;
};
