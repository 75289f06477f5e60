// @ts-check
import { createServer } from 'node:net';

/** @typedef {{variable: string, purpose: string, port: number}} SitePort */

/** @type {SitePort[]} */
const defaults = [
  { variable: 'PORT', purpose: 'the site', port: 3000 },
  { variable: 'API_PORT', purpose: 'the API', port: 4000 },
];

/**
 * The ports that a start would listen on.
 * @param {Record<string, string | undefined>} env
 */
export const sitePorts = (env) =>
  defaults.map(({ variable, purpose, port }) => ({ variable, purpose, port: Number(env[variable] || port) }));

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

/**
 * A server on every interface of the machine or on the loopback alone may hold it: both are tried.
 * @param {number} port
 */
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
