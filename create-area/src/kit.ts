import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSite } from './command-line.ts';

/** The packages that a site serves to area teams: `GET /areas/kit/`. */
export interface KitList {
  readonly version: string;
  readonly contract: number;
  /** Names of the calls in the API of the site. */
  readonly calls: readonly string[];
  /** Lines of the changelog. */
  readonly changes: readonly string[];
  readonly packages: Readonly<Record<string, { readonly file: string; readonly integrity: string }>>;
  /** Versions of the other packages that an area needs. */
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface Kit {
  readonly list: KitList;
  /** Content of each file, compared with its hash. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** A kit that cannot be used. The message says why, and what to do. */
export class KitError extends Error {
  override name = 'KitError';
}

const timeout = 30_000;

/** Reads the list of a site's kit. `site` is the address of any of its pages. */
export async function readKitList(site: string): Promise<KitList> {
  const address = addressOf(site);
  const response = await request(address);
  if (response.status === 404) {
    throw new KitError(
      `${address.origin} serves no packages for area teams. Its operator packs them with the site: node tools/packages/pack-kit.ts`,
    );
  }
  const list: unknown = response.ok ? await response.json().catch(() => undefined) : undefined;
  if (isKitList(list)) return list;
  throw new KitError(
    `${address} answered ${response.status} without a list of packages. Check the address of the site.`,
  );
}

/** Downloads the packages of a kit. Refuses all of them if one is not what the list says. */
export async function downloadKit(site: string, list: KitList): Promise<Kit> {
  const files = await Promise.all(
    Object.values(list.packages).map(async ({ file, integrity }) => {
      const address = new URL(file, addressOf(site));
      const response = await request(address);
      if (!response.ok) {
        throw new KitError(
          `${address} answered ${response.status}. If the site is being updated, try again in a minute.`,
        );
      }
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (`sha512-${createHash('sha512').update(bytes).digest('base64')}` !== integrity) {
        throw new KitError(
          `${address} was changed on the way: its SHA-512 is not the one in the list of the site. Nothing was written.`,
        );
      }
      return [file, bytes] as const;
    }),
  );
  return { list, files: new Map(files) };
}

/** The folder of a repository with the packages of its site: they install without the site, and in CI. */
const folder = 'kit';

/** Versions of an area's dependencies, as `package.json` names them. */
export const kitVersions = ({ packages, dependencies }: KitList): Record<string, string> => ({
  ...dependencies,
  ...Object.fromEntries(Object.entries(packages).map(([name, { file }]) => [name, `file:${folder}/${file}`])),
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Writes versions into a `package.json`. It also gets the packages of a kit that only others of it need: package
 * managers would look for them in a registry.
 */
export function withKit<T extends Manifest>(manifest: T, versions: Readonly<Record<string, string>>): T {
  const { dependencies = {}, devDependencies = {} } = manifest;
  const raise = (before: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(before).map(([name, version]) => [name, versions[name] ?? version]));
  const others = Object.entries(versions).filter(
    ([name, version]) => version.startsWith('file:') && !dependencies[name] && !devDependencies[name],
  );
  return {
    ...manifest,
    dependencies: raise(dependencies),
    devDependencies: { ...raise(devDependencies), ...Object.fromEntries(others) },
  };
}

/** Writes the packages into a repository, and removes those of an earlier kit. */
export async function writeKit(root: string, { list, files }: Kit): Promise<void> {
  const dir = path.join(root, folder);
  await mkdir(dir, { recursive: true });
  for (const [file, bytes] of files) await writeFile(path.join(dir, file), bytes);
  await writeFile(path.join(dir, 'kit.json'), `${JSON.stringify(list, null, 2)}\n`);
  const old = (await readdir(dir)).filter((file) => file.endsWith('.tgz') && !files.has(file));
  for (const file of old) await rm(path.join(dir, file));
}

/** Reads the list of the packages in a repository. Undefined: they come from a registry. */
export async function readOwnKit(root: string): Promise<KitList | undefined> {
  const text = await readFile(path.join(root, folder, 'kit.json'), 'utf8').catch(() => undefined);
  const list: unknown = text === undefined ? undefined : JSON.parse(text);
  return isKitList(list) ? list : undefined;
}

const addressOf = (site: string) => new URL('/areas/kit/', readSite(site));

async function request(address: URL): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(timeout) });
  } catch (cause) {
    const { message, cause: reason } = Object(cause);
    const why = Object(reason).code ?? message;
    throw new KitError(`${address.origin} does not answer (${why}). Start the site, or check its address.`, {
      cause,
    });
  }
}

const isKitList = (value: unknown): value is KitList => {
  const { version, packages, dependencies, calls, changes } = Object(value);
  return (
    typeof version === 'string' &&
    Array.isArray(calls) &&
    Array.isArray(changes) &&
    typeof dependencies === 'object' &&
    Object.values<{ file?: unknown; integrity?: unknown }>(Object(packages)).length > 0 &&
    // The names become files of the repository.
    Object.values<{ file?: unknown; integrity?: unknown }>(packages).every(
      ({ file, integrity }) => /^[\w-][\w.-]*\.tgz$/.test(String(file)) && typeof integrity === 'string',
    )
  );
};
