export { buildSite, otherHosts, testAreaStore } from './build-site.ts';
export { freePort } from './ports.ts';
export { startPostgres } from './postgres.ts';
export { root, startApiHost, startShell, startSiblingSite, startSite } from './site.ts';
export { startVarnish } from './varnish.ts';
