import { onStopRequest } from '../process/stop-request.ts';
import { buildSite } from './build-site.ts';
import { otherHosts, root, testAreaStore } from './test-site.ts';

await buildSite({
  root,
  areaStore: testAreaStore,
  others: otherHosts,
  say: console.log,
  signal: onStopRequest(),
});
