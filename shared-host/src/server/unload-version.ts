import type { AreaHostOptions, LocalVersion } from './types.ts';

/** Removes a version from memory, and its copy. Only logs an error, because an error must not stop the switch to another version. */
export async function unloadVersion(
  local: LocalVersion,
  { copies, unload, log }: Pick<AreaHostOptions, 'copies' | 'unload' | 'log'>,
) {
  const { area, version } = local;
  try {
    await unload?.(local);
    await copies.remove(area, version);
  } catch (error) {
    log.warn({ area, version, err: error }, `${area} ${version} could not be unloaded completely`);
  }
}
