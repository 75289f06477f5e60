import { buildSite, otherHosts, testAreaStore } from '../start/build-site.ts';

await buildSite({ areaStore: testAreaStore, others: otherHosts, say: console.log });
