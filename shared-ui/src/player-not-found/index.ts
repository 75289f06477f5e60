export { AtCapacity } from './at-capacity.tsx';
export { ExpectedTime } from './expected-time.tsx';
export { PlayerFailed } from './player-failed.tsx';
export { PlayerInQueue } from './player-in-queue.tsx';
export { PlayerNotFound } from './player-not-found.tsx';
