import path from 'node:path';
import type { Area } from '@hotdrop/shared-domain/contract';
import type { LocalVersion } from '@hotdrop/shared-host/server';
import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';

type Container = NonNullable<Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>>;

/**
 * Federation loads an area's build from disk: no HTTP, the files were verified before, React stays one instance.
 * Each version is a remote of its own, so that requests in flight keep the one they began with.
 */
registerPlugins([
  {
    name: 'hotdrop-disk',
    loadEntry: ({ remoteInfo }) => __non_webpack_require__(remoteInfo.entry) as Promise<Container>,
  },
]);

const remoteName = ({ area, version }: LocalVersion) => `${area}@${version}`.replaceAll(/\W/g, '_');

export async function loadFromDisk(local: LocalVersion): Promise<Area> {
  const name = remoteName(local);
  const entry = path.join(local.dir, local.manifest.node.entry);
  registerRemotes([{ name, entry, type: 'commonjs-module' }], { force: true });
  const module = await loadRemote<{ area: Area }>(`${name}/area`);
  if (!module?.area) throw new Error(`${local.area} ${local.version} exposes no area as ./area`);
  return module.area;
}

/** Lets go of a version's code, so that a shell that has run for months is not larger than a new one. */
export function forget(local: LocalVersion): void {
  const { cache } = __non_webpack_require__ as NodeJS.Require;
  const isOurs = ({ filename }: NodeJS.Module) => filename.startsWith(local.dir + path.sep);
  for (const [name, module] of Object.entries(cache)) if (module && isOurs(module)) delete cache[name];
  // Whoever has required a module keeps it among its children.
  for (const parent of Object.values(cache)) {
    if (parent?.children.some(isOurs)) parent.children = parent.children.filter((child) => !isOurs(child));
  }
  // Federation keeps a remote's container until another remote takes its name.
  registerRemotes([{ name: remoteName(local), entry: 'forgotten', type: 'commonjs-module' }], {
    force: true,
  });
}
