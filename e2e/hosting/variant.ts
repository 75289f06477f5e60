import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AreaStore,
  openPublishingStore,
  type ReleasePointer,
  releaseStable,
  rollBack,
  type SigningKey,
} from '@hotdrop/shared-host/store';
import { describeBuild } from '@hotdrop/tools/area';

/** The area of which tests publish variants. */
export const area = 'mf-leaderboards';
export const areaPage = '/pubg/ranks/steam/squad';

export interface Variant {
  /** The text that its English page shows instead of "leaderboard". */
  readonly says?: string;
  /** Source of a function `(area, React) => area` that replaces the exposed area, on servers and in browsers. */
  readonly spoil?: string;
  /** Source of a function `(parts, React) => parts` that replaces `./parts`. */
  readonly spoilParts?: string;
  /** Code that runs before all other code of the area. */
  readonly atImport?: string;
  readonly manifest?: Partial<Awaited<ReturnType<AreaStore['manifest']>>>;
  /** Signs it. */
  readonly key?: SigningKey;
}

/** Wraps a container: the functions replace its `./area` and `./parts`. */
const wrapped = (container: string, spoil: string, spoilParts: string) => `((inner, spoil, spoilParts) => {
  let React;
  return {
    init: async (scope, ...more) => {
      await (await inner).init(scope, ...more);
      React = (await Object.values(scope.react)[0].get())();
    },
    get: async (name) => {
      const factory = await (await inner).get(name);
      return () => {
        const exposed = factory();
        if (name === './area') return { ...exposed, area: spoil(exposed.area, React) };
        return name === './parts' ? { ...exposed, parts: spoilParts(exposed.parts, React) } : exposed;
      };
    },
  };
})(${container}, ${spoil}, ${spoilParts})`;

/** Stores a changed copy of the live version, like a team's next build. Returns its version. */
export async function storeVariant(store: string, variant: Variant): Promise<string> {
  const publishing = openPublishingStore(store);
  const { stable } = await publishing.pointer(area);
  const { version, builtAt, files, ...manifest } = await publishing.manifest(area, stable);
  const dir = mkdtempSync(path.join(store, '..', 'variant-'));
  cpSync(path.join(store, area, stable), dir, { recursive: true });
  const edit = (file: string, change: (text: string) => string) => {
    const place = path.join(dir, file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
    rmSync(`${place}.br`, { force: true });
  };
  const { says, spoil = '(area) => area', spoilParts = '(parts) => parts', atImport = '' } = variant;
  const { web, node, id, owner, contract, routes, menu, parts, smoke, languages } = {
    ...manifest,
    ...variant.manifest,
  };
  edit(
    node.entry,
    (text) => `${atImport}\n${text}\nmodule.exports = ${wrapped('module.exports', spoil, spoilParts)};`,
  );
  edit(web.entry, (text) => `${text}\n${web.global} = ${wrapped(web.global, spoil, spoilParts)};`);
  if (says) {
    for (const file of Object.keys(files).filter((name) => /texts-en.*js$/.test(name))) {
      edit(file, (text) => text.replaceAll(/(?<!mf[-_])leaderboard/gi, says));
    }
  }
  const next = await describeBuild(
    area,
    { dir, web, node, languages },
    {
      source: { id, owner, contract, routes, menu, smoke, ...(parts && { parts }) },
      packageVersion: '9.0.0',
      now: new Date(),
    },
  );
  await publishing.publishVersion(dir, next, variant.key);
  return next.version;
}

/** Stores a variant and makes it live, by default for everyone. */
export async function publishVariant(
  store: string,
  variant: Variant,
  release: (pointer: ReleasePointer, version: string) => ReleasePointer = releaseStable,
): Promise<string> {
  const version = await storeVariant(store, variant);
  await movePointer(store, (pointer) => release(pointer, version));
  return version;
}

/** Moves the pointer as someone who can write to the store, past the checks of the area command. */
export async function releaseUnchecked(store: string, name: string, version: string): Promise<void> {
  const pointer = releaseStable(await openPublishingStore(store).findPointer(name), version);
  const file = path.join(store, name, 'release.json');
  writeFileSync(`${file}.new`, JSON.stringify(pointer));
  renameSync(`${file}.new`, file);
}

async function movePointer(store: string, next: (pointer: ReleasePointer) => ReleasePointer) {
  const publishing = openPublishingStore(store);
  const pointer = await publishing.pointer(area);
  await publishing.movePointer(area, pointer.revision, next(pointer));
}

export const takeBack = (store: string) => movePointer(store, (pointer) => rollBack(pointer));

/** Wraps every route of an area in a parent route with these function bodies as loader and component. */
export const around = ({
  loader = 'return null',
  draw = '',
}: {
  loader?: string;
  draw?: string;
}) => `(area, React) => ({
  ...area,
  routes: async (site) => {
    const [route, ...others] = await area.routes(site);
    const Around = () => { ${draw}; return route.element; };
    const element = React.createElement(Around);
    return [{ loader: async ({ request }) => { ${loader} }, children: [{ ...route, element }, ...others] }];
  },
})`;
