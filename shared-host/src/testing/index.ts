export { type ABuild, aBuild, aTempFolder, filesIn, runEntry } from './a-build.ts';
export { aHostedStore, type HostedStore, renderAreas } from './a-hosted-store.ts';
export { aRollout, someMetrics } from './a-rollout.ts';
export { eventually } from './eventually.ts';
export { aBucket, aFileServer, type Bucket } from './network-stores.ts';
