import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import type { Handover } from '../../handover.ts';

/**
 * Creates the page's first script. It allows only scripts of the shell and of the pinned release set (Trusted Types)
 * and contains the data of the page for hydration.
 */
export function createStartScript(
  handover: Handover,
  context: StaticHandlerContext,
  /** URL prefixes of allowed scripts. */
  scriptSources: readonly string[],
) {
  const { loaderData, actionData } = context;
  const errors = context.errors && mapValues(context.errors, plainError);
  return [
    `(()=>{const p=${parsed(scriptSources)},t=globalThis.trustedTypes;`,
    't&&t.createPolicy("default",{createScriptURL:u=>{const h=x=>new URL(x,location.href).href;',
    'return p.some(x=>h(u).startsWith(h(x)))?u:null}});',
    `globalThis.hotdropHandover=${parsed(handover)};`,
    `globalThis.__staticRouterHydrationData=${parsed({ loaderData, actionData, errors })};`,
    '})();',
  ].join('');
}

/**
 * A value as JSON in a string, which browsers read several times faster than the same value as code: the script runs
 * before the first paint. The string has no character that could end it, the script element, or a line.
 */
const parsed = (value: unknown) =>
  `JSON.parse('${JSON.stringify(value).replaceAll(unsafe, (found) => escapes[found] ?? '')}')`;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};
const unsafe = /[\\'<\u2028\u2029]/g;

/** Error in the router's format for hydration, without the message, which may contain internals. */
function plainError(error: unknown) {
  if (isRouteErrorResponse(error)) return { ...error, __type: 'RouteErrorResponse' };
  return { message: 'Unexpected error', __type: 'Error' };
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
