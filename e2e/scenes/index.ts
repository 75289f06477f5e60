export { overlays } from './overlays.ts';
export { pages } from './pages.ts';
export type { Scene } from './scene.ts';
export { show, wear } from './show.ts';
export { states } from './states.ts';
