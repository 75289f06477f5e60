// @ts-check
import { createServer } from 'node:net';

/** @typedef {{variable: string, purpose: string, port: number}} SitePort */

/**
 * The ports that a start would listen on. Operators get the next port of each server.
 * @param {Record<string, string | undefined>} env
 * @returns {[site: SitePort, api: SitePort, operators: SitePort, apiOperators: SitePort]}
 */
export function sitePorts(env) {
  /** @type {(variable: string, purpose: string, fallback: number) => SitePort} */
  const read = (variable, purpose, fallback) => ({
    variable,
    purpose,
    port: Number(env[variable] || fallback),
  });
  const site = read('PORT', 'the site', 3000);
  const api = read('API_PORT', 'the API', 4000);
  return [
    site,
    api,
    read('OPERATORS_PORT', 'the operators of the site', nextTo(site.port)),
    read('API_OPERATORS_PORT', 'the operators of the API', nextTo(api.port)),
  ];
}

/** @param {number} port */
const nextTo = (port) => (port < 65_535 ? port + 1 : port - 1);

/**
 * Finds two ports that are the same.
 * @param {SitePort[]} ports
 * @returns {[SitePort, SitePort] | undefined}
 */
export function findSamePorts(ports) {
  for (const [index, port] of ports.entries()) {
    const same = ports.slice(index + 1).find((other) => other.port === port.port);
    if (same) return [port, same];
  }
  return undefined;
}

/** @param {SitePort} port */
export const isPort = ({ port }) => Number.isInteger(port) && port > 0 && port < 65536;

/**
 * @param {SitePort[]} ports
 * @returns {Promise<SitePort[]>}
 */
export async function takenPorts(ports) {
  const free = await Promise.all(ports.map(({ port }) => isFree(port)));
  return ports.filter((_, index) => !free[index]);
}

/** Tries both: a server may listen on all interfaces or only on the loopback interface. @param {number} port */
async function isFree(port) {
  return (await canListen(port, undefined)) && (await canListen(port, '127.0.0.1'));
}

/** @type {(port: number, host: string | undefined) => Promise<boolean>} */
const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
