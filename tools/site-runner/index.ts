export { freePort } from '../process/free-port.ts';
export { BuildFailedError, buildSite } from './build-site.ts';
export { startApiHost, startFromSource, startShell, startSiblingSite } from './services.ts';
export { type RunningSite, type SiteOptions, startSite } from './start-site.ts';
export { startVarnish } from './start-varnish.ts';
export { otherHosts, root, testAreaStore } from './test-site.ts';
