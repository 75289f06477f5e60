import { rm } from 'node:fs/promises';
import type { AreaHostOptions, LocalVersion } from './types.ts';

/** Takes a version out of memory and off the disk. What goes wrong there is logged: it must not stop a swap. */
export async function forgetVersion(
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
