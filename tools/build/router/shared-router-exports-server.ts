/** The same surface on a server: a link there is an address. */

export { ServerLink as Link } from './server-link.tsx';
export * from './shared-router-exports.ts';
