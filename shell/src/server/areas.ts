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
  const loaded = (__non_webpack_require__ as NodeJS.Require).cache;
  for (const file of Object.keys(loaded)) if (file.startsWith(local.dir + path.sep)) delete loaded[file];
}
