export { PlayerFailed } from './player-failed.tsx';
export { PlayerNotFound } from './player-not-found.tsx';
