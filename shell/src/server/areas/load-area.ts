import path from 'node:path';
import type { Area, AreaPanels, AreaParts } from '@hotdrop/shared-domain/contract';
import type { AreaModules, LocalVersion } from '@hotdrop/shared-host/server';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';

/** Node's own `require`: webpack does not replace it. */
declare const __non_webpack_require__: NodeJS.Require;

/**
 * Federation loads an area's verified build from the disk, with the shell's own React. Each version is a separate
 * remote, so a request in flight keeps its version.
 */
registerPlugins([
  {
    name: 'hotdrop-disk',
    loadEntry: ({ remoteInfo }) => __non_webpack_require__(remoteInfo.entry),
  },
]);

const remoteName = ({ area, version }: LocalVersion) => `${area}@${version}`.replaceAll(/\W/g, '_');

export async function loadArea(local: LocalVersion): Promise<AreaModules> {
  const { area, version, dir, manifest } = local;
  const name = remoteName(local);
  registerRemotes([{ name, entry: path.join(dir, manifest.node.entry), type: 'commonjs-module' }], {
    force: true,
  });
  const module = await loadRemote<{ area: Area }>(`${name}/area`);
  if (!module?.area) throw new Error(`${area} ${version} does not expose ./area`);
  const [parts, panels] = await Promise.all([
    manifest.parts?.length ? loadRemote<{ parts: AreaParts }>(`${name}/parts`) : undefined,
    manifest.panels?.length ? loadRemote<{ panels: AreaPanels }>(`${name}/panels`) : undefined,
  ]);
  return { module: module.area, parts: parts?.parts, panels: panels?.panels };
}

/** Removes a version's code from memory, so that memory does not grow with each release. */
export function unloadArea(local: LocalVersion): void {
  const { cache } = __non_webpack_require__;
  const isOfVersion = ({ filename }: NodeJS.Module) => filename.startsWith(local.dir + path.sep);
  for (const [name, module] of Object.entries(cache)) if (module && isOfVersion(module)) delete cache[name];
  // A module that required another one also references it in `children`.
  for (const parent of Object.values(cache)) {
    if (parent?.children.some(isOfVersion))
      parent.children = parent.children.filter((child) => !isOfVersion(child));
  }
  // Federation keeps a remote's container until another remote has the same name.
  registerRemotes([{ name: remoteName(local), entry: 'unloaded', type: 'commonjs-module' }], {
    force: true,
  });
}
