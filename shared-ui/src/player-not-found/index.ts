export { AtCapacity } from './at-capacity.tsx';
export { PlayerFailed } from './player-failed.tsx';
export { ExpectedTime, PlayerInQueue } from './player-in-queue.tsx';
export { PlayerNotFound } from './player-not-found.tsx';
