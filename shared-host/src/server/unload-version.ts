import { rm } from 'node:fs/promises';
import type { AreaHostOptions, LocalVersion } from './types.ts';

/** Removes a version from memory and from the disk. Only logs an error, because an error must not stop the switch to another version. */
export async function unloadVersion(
  local: LocalVersion,
  { unload, log }: Pick<AreaHostOptions, 'unload' | 'log'>,
) {
  const { area, version, dir } = local;
  try {
    await unload?.(local);
    await rm(dir, { recursive: true, force: true });
  } catch (error) {
    log.warn({ area, version, err: error }, `${area} ${version} could not be unloaded completely`);
  }
}
