export { PlayerNotFound } from './player-not-found.tsx';
