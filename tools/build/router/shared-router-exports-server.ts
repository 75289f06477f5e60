/** The shared router of a server. It has the same names as in browsers; only its link costs less. */

export { ServerLink as Link } from './server-link.tsx';
export * from './shared-router-exports.ts';
