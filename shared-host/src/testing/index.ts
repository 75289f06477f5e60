export { aBucket, type Bucket } from './a-bucket.ts';
export { type ABuild, aBuild, runEntry } from './a-build.ts';
export { aFileServer } from './a-file-server.ts';
export { aHostedStore, type HostedStore, renderAreas } from './a-hosted-store.ts';
export { aRollout, someFigures } from './a-rollout.ts';
export { aTempFolder, filesIn } from './a-temp-folder.ts';
export { eventually } from './eventually.ts';
