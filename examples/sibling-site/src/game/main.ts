import { arena } from './arena.ts';

declare global {
  /** For pages without a bundler, which load it as `<script src="/scripts/game.js">`. */
  var arenaGame: typeof arena | undefined;
}

globalThis.arenaGame = arena;
