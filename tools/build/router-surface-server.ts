/** The same surface on a server: a link there is an address. */
export * from './router-surface.ts';
export { ServerLink as Link } from './server-link.tsx';
