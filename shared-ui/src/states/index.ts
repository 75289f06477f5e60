export { Bone, BoneLines, BoneTable, BoneTiles } from './bones.tsx';
export { DeadEnd, Offer, Offers } from './dead-end.tsx';
export { Empty } from './empty.tsx';
export { Failed } from './failed.tsx';
export { Lost } from './lost.tsx';
export { Waiting } from './waiting.tsx';
