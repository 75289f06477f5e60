export { renderWithSite, setBrowserTimeZone } from './render-with-site.tsx';
