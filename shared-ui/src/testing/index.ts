export { type RenderedSite, renderWithSite } from './render-with-site.tsx';
