// @ts-check
import { explain } from './explain.mjs';
import { findSamePorts, isPort, sitePorts, takenPorts } from './ports.mjs';

/**
 * Checks the ports first, before a slow install.
 * @param {Record<string, string | undefined>} env
 */
export async function portProblem(env) {
  const ports = sitePorts(env);
  const invalid = ports.filter((port) => env[port.variable] && !isPort(port));
  if (invalid.length > 0) return explain.invalidPorts(invalid);
  const same = findSamePorts(ports);
  if (same) return explain.samePort(...same);
  const taken = await takenPorts(ports);
  return taken.length > 0 ? explain.takenPorts(taken) : undefined;
}
