export { DeadEnd, Offer, Offers } from './dead-end.tsx';
export { Empty } from './empty.tsx';
export { Failed, useRetryOnReconnect } from './failed.tsx';
export { Lost } from './lost.tsx';
export { Skeleton, SkeletonLines, SkeletonTable, SkeletonTiles } from './skeleton.tsx';
export { State } from './state.tsx';
export { useKept } from './use-kept.ts';
export { Waiting } from './waiting.tsx';
