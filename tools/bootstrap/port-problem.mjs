// @ts-check
import { explain } from './explain.mjs';
import { isPort, sitePorts, takenPorts } from './ports.mjs';

/**
 * Checks the ports first, before a slow install.
 * @param {Record<string, string | undefined>} env
 */
export async function portProblem(env) {
  const ports = sitePorts(env);
  const invalid = ports.filter((port) => !isPort(port));
  if (invalid.length > 0) return explain.invalidPorts(invalid);
  const [site, api] = ports;
  if (site && site.port === api?.port) return explain.samePort(site.port);
  const taken = await takenPorts(ports);
  return taken.length > 0 ? explain.takenPorts(taken) : undefined;
}
