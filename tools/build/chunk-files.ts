import type webpack from 'webpack';

export interface ChunkFiles {
  readonly js: string[];
  readonly css: string[];
}

/**
 * Lists the files of every named chunk, as paths below `folder`. A chunk without a name belongs to the chunks that
 * import it: their pages need its styles for the server's HTML, and load its script when the browser is idle.
 */
export function chunkFiles({ compilation }: webpack.Stats, folder = ''): Record<string, ChunkFiles> {
  const groups = [...compilation.namedChunkGroups].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      { js: filesOf([group], '.js', folder), css: filesOf(withUnnamed(group), '.css', folder) },
    ]),
  );
}

type Group = NonNullable<ReturnType<webpack.Compilation['namedChunkGroups']['get']>>;

function withUnnamed(group: Group, found = new Set<Group>()): Set<Group> {
  found.add(group);
  for (const child of group.childrenIterable) {
    if (!child.name && !found.has(child)) withUnnamed(child, found);
  }
  return found;
}

const filesOf = (groups: Iterable<Group>, ending: string, folder: string) => [
  ...new Set(
    [...groups].flatMap((group) =>
      group.getFiles().flatMap((file) => (file.endsWith(ending) ? folder + file : [])),
    ),
  ),
];
