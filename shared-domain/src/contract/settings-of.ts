import type * as v from 'valibot';
import type { Site } from './site.ts';

/**
 * Reads the settings of an area, which its host has checked against the schema in the manifest:
 *
 *     const { title } = settingsOf<typeof settings>(site);
 *
 * @public
 */
export const settingsOf = <Schema extends v.GenericSchema>({
  settings,
}: Pick<Site, 'settings'>): v.InferOutput<Schema> => settings as v.InferOutput<Schema>;
