export { renderWithSite } from './render-with-site.tsx';
export { setBrowserTimeZone } from './set-browser-time-zone.ts';
