import inspector from 'node:inspector';
import { type AreaVersion, findOwner } from './find-culprit.ts';

/** The objects whose functions the site and all areas use. Accessors of Node change by themselves, so only values count. */
const guarded: Readonly<Record<string, object>> = {
  globalThis,
  'Array.prototype': Array.prototype,
  Array,
  'Function.prototype': Function.prototype,
  'Headers.prototype': Headers.prototype,
  JSON,
  'Map.prototype': Map.prototype,
  Math,
  'Object.prototype': Object.prototype,
  Object,
  'Promise.prototype': Promise.prototype,
  Promise,
  'RegExp.prototype': RegExp.prototype,
  'Response.prototype': Response.prototype,
  'Set.prototype': Set.prototype,
  'String.prototype': String.prototype,
  'URL.prototype': URL.prototype,
};

/** Libraries may add globals of their own. Everything else that is added is in the way of others. */
const mayGrow = 'globalThis';

export interface GlobalChange {
  /** `globalThis.fetch` */
  readonly name: string;
  /** The version whose file has the new function. */
  readonly culprit: AreaVersion | undefined;
  /** False if the code has forbidden to change it: only a new process has the original. */
  readonly isRestored: boolean;
}

interface Global {
  readonly name: string;
  readonly object: object;
  readonly key: PropertyKey;
  /** Undefined for one that did not exist. */
  readonly original: PropertyDescriptor | undefined;
}

const nameOf = (name: string, key: PropertyKey) => `${name}.${String(key)}`;

/** Notices globals that code of an area has replaced, and restores them. */
export function createGlobalGuard(areaCache: string) {
  const known = new Map<string, Global>();
  for (const [name, object] of Object.entries(guarded)) {
    for (const key of Reflect.ownKeys(object)) accept({ name: nameOf(name, key), object, key });
  }

  /** Takes the present value as the right one. */
  function accept({ name, object, key }: Omit<Global, 'original'>): void {
    known.set(name, { name, object, key, original: Object.getOwnPropertyDescriptor(object, key) });
  }

  function* listChanges(): Iterable<Global> {
    for (const global of known.values()) {
      const { object, key, original } = global;
      if (!original || !('value' in original)) continue;
      const found = Object.getOwnPropertyDescriptor(object, key);
      if (!found || !('value' in found) || !Object.is(found.value, original.value)) yield global;
    }
    for (const [name, object] of Object.entries(guarded)) {
      for (const key of name === mayGrow ? [] : Reflect.ownKeys(object)) {
        const added = { name: nameOf(name, key), object, key, original: undefined };
        if (!known.has(added.name)) yield added;
      }
    }
  }

  function restore({ object, key, original }: Global): boolean {
    return original ? Reflect.defineProperty(object, key, original) : Reflect.deleteProperty(object, key);
  }

  return {
    /**
     * Restores what has changed since the last check. Accepts functions of files outside of the areas, and what Node adds:
     * it replaces nothing.
     */
    check(): GlobalChange[] {
      return [...listChanges()].flatMap((global) => {
        const found = Object.getOwnPropertyDescriptor(global.object, global.key);
        const value: unknown = found?.value ?? found?.get;
        const file = typeof value === 'function' ? findFile(value) : undefined;
        const culprit = file ? findOwner(areaCache, file) : undefined;
        const isOfNode = file?.startsWith('node:');
        const isOurs = file && !culprit && !(isOfNode && global.original);
        const isRestored = !isOurs && restore(global);
        if (!isRestored) accept(global);
        return isOurs ? [] : [{ name: global.name, culprit, isRestored }];
      });
    },
  };
}

/**
 * Where the debugger finds the function: in a module, because a test has globals of its own, and to look into the contexts
 * of others crashes the process while one of them is collected.
 */
const handover = 'hotdropReplaced';

/** What is around a function: a bound one names its target, and a proxy the handler with its functions. */
const wrappers: readonly string[] = ['[[TargetFunction]]', '[[Handler]]'];
/** A bound function in the handler of a proxy. */
const maxWrappers = 2;

/** Finds the file of a function. Only the debugger knows it; on its own thread, it answers at once. */
function findFile(value: object): string | undefined {
  const session = new inspector.Session();
  session.connect();
  const files = new Map<string, string>();
  let scriptId: string | undefined;
  function locate(objectId: string, depth: number): void {
    session.post('Runtime.getProperties', { objectId, ownProperties: true }, (_, found) => {
      const { internalProperties = [], result = [] } = found ?? {};
      const location = internalProperties.find(({ name }) => name === '[[FunctionLocation]]');
      scriptId ??= location?.value?.value?.scriptId;
      const inner = internalProperties.filter(({ name }) => wrappers.includes(name));
      for (const { value } of scriptId === undefined ? [...inner, ...(depth > 0 ? result : [])] : []) {
        if (value?.objectId !== undefined && depth < maxWrappers) locate(value.objectId, depth + 1);
      }
    });
  }
  try {
    session.on('Debugger.scriptParsed', ({ params }) => void files.set(params.scriptId, params.url));
    session.post('Debugger.enable');
    Reflect.set(inspector, handover, value);
    const expression = `process.getBuiltinModule('node:inspector').${handover}`;
    session.post('Runtime.evaluate', { expression }, (_, evaluated) => {
      const { objectId } = evaluated?.result ?? {};
      if (objectId !== undefined) locate(objectId, 0);
    });
  } finally {
    Reflect.deleteProperty(inspector, handover);
    session.disconnect();
  }
  return scriptId === undefined ? undefined : files.get(scriptId);
}
