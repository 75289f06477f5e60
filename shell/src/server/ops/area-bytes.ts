import { type AreaStore, getCompressedName } from '@hotdrop/shared-host/store';

/** Reads how much a browser downloads for the largest page of a version. Versions never change, so it reads once. */
export function createBytesReader(store: AreaStore) {
  const known = new Map<string, Promise<number | undefined>>();

  async function readBytes(area: string, version: string): Promise<number> {
    const { web, files } = await store.manifest(area, version);
    const sizes = new Map<string, Promise<number>>();
    const sizeOf = (file: string) => {
      const size =
        sizes.get(file) ??
        store.read(area, version, getCompressedName(file)).then(
          ({ byteLength }) => byteLength,
          () => files[file]?.bytes ?? 0,
        );
      sizes.set(file, size);
      return size;
    };
    const pages = Object.values(web.chunks).map(async ({ js, css }) => {
      const all = await Promise.all([...new Set([web.entry, ...js, ...css])].map(sizeOf));
      return all.reduce((sum, size) => sum + size, 0);
    });
    return Math.max(...(await Promise.all(pages)), await sizeOf(web.entry));
  }

  return (area: string, version: string): Promise<number | undefined> => {
    const key = `${area} ${version}`;
    const bytes =
      known.get(key) ??
      readBytes(area, version).catch(() => {
        // The store may answer next time.
        known.delete(key);
        return undefined;
      });
    known.set(key, bytes);
    return bytes;
  };
}
