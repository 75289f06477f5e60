import { arena } from './arena.ts';

declare global {
  /** For pages without a bundler: `<script src="/assets/game.js">`. */
  var arenaGame: typeof arena | undefined;
}

globalThis.arenaGame = arena;
