import { onStopRequest } from '../process/index.ts';
import { buildSite } from './build-site.ts';
import { root, testAreaStore } from './test-site.ts';

await buildSite({ root, areaStore: testAreaStore, say: console.log, signal: onStopRequest() });
