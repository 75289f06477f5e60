export * from './area-routes.tsx';
/** @public */
export { HotdropArea } from './hotdrop-area.tsx';
