import type { AreaManifest } from '@hotdrop/shared-domain/contract';
import type { LocalVersion, Log } from '@hotdrop/shared-host/server';
import type { StoredSettings } from '@hotdrop/shared-host/store';
import type { SiteConfig } from '../frame-data/site-config.ts';
import { checkSettings, type Values } from './check-settings.ts';

/** A version, and what operators have set for it while servers run. */
export interface WithSettings extends Pick<LocalVersion, 'settings'> {
  readonly manifest: Pick<AreaManifest, 'id' | 'version' | 'owner' | 'settings'>;
}

export type ReadSettings = (version: WithSettings) => Values;

/**
 * Reads what operators have set for each area, in the site's config or in the console. A value that the area's schema
 * refuses is logged, and the area has its default: a site without the area would be worse, and visitors see no half of a
 * value.
 */
export function createSettingsReader(configured: SiteConfig['areas'], log: Pick<Log, 'warn'>) {
  /** The last values of each version, and the stored settings that they come from. */
  const known = new WeakMap<WithSettings['manifest'], readonly [StoredSettings | undefined, Values]>();
  const problemsByArea = new Map<string, readonly string[]>();

  function check({ manifest, settings: stored }: WithSettings): Values {
    const { id, version, owner } = manifest;
    const { values, problems } = readSettings(manifest, configured[id]?.settings ?? {}, stored?.values ?? {});
    problemsByArea.set(id, problems);
    for (const problem of problems) log.warn({ area: id, version, owner }, problem);
    return values;
  }

  return {
    read: ((version) => {
      const { manifest, settings: stored } = version;
      const [lastStored, lastValues] = known.get(manifest) ?? [];
      if (lastValues && lastStored === stored) return lastValues;
      const values = check(version);
      known.set(manifest, [stored, values]);
      return values;
    }) satisfies ReadSettings,
    /** What was refused, for the versions that were read last. */
    listProblems: () => [...problemsByArea.values()].flat(),
  };
}

function readSettings({ id, settings }: WithSettings['manifest'], configured: Values, stored: Values) {
  const where = `SITE_CONFIG, areas.${id}.settings`;
  if (!settings) {
    const isGiven = Object.keys(configured).length > 0;
    return { values: {}, problems: isGiven ? [`${where}: ${id} has no settings, so they are ignored.`] : [] };
  }
  const { values, reasons, problem } = checkSettings(settings, configured, stored);
  if (problem) return { values, problems: [`${where}: ${problem}, so ${id} uses its defaults.`] };
  const problems = [...reasons].map(([field, reason]) => {
    const isStored = Object.hasOwn(stored, field) && !Object.hasOwn(configured, field);
    return `${isStored ? `Console, settings of ${id}, ` : `${where}.`}${field}: ${reason}, so ${id} uses its default.`;
  });
  return { values, problems };
}
