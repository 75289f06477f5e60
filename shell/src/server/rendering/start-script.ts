import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router';
import type { Handover } from '../../handover.ts';

/**
 * The page's first script. It admits scripts of the pinned release set and of the shell alone (Trusted Types), and
 * hands over what the server drew with.
 */
export function startScript(
  handover: Handover,
  context: StaticHandlerContext,
  /** What addresses of scripts begin with: paths of this site, or of one origin that this page runs code of. */
  scriptPlaces: readonly string[],
) {
  const { loaderData, actionData } = context;
  const errors = context.errors && mapValues(context.errors, plainError);
  return [
    `(()=>{const p=${json(scriptPlaces)},t=globalThis.trustedTypes;`,
    't&&t.createPolicy("default",{createScriptURL:u=>{const h=x=>new URL(x,location.href).href;',
    'return p.some(x=>h(u).startsWith(h(x)))?u:null}});',
    `globalThis.hotdropHandover=${json(handover)};`,
    `globalThis.__staticRouterHydrationData=${json({ loaderData, actionData, errors })};`,
    '})();',
  ].join('');
}

/** Nothing in the data can end the script or the string that it stands in. */
const json = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** In the form in which the router's browser side expects errors. A visitor sees no message of the server's insides. */
function plainError(error: unknown) {
  if (isRouteErrorResponse(error)) return { ...error, __type: 'RouteErrorResponse' };
  return { message: 'Unexpected error', __type: 'Error' };
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
