export * from './area-routes.tsx';
export { HotdropArea, type HotdropAreaProps } from './hotdrop-area.tsx';
