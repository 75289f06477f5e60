import type webpack from 'webpack';

export interface ChunkFiles {
  readonly js: string[];
  readonly css: string[];
}

const ofKind = (group: webpack.StatsChunkGroup, ending: string, folder: string) =>
  (group.assets ?? []).flatMap(({ name }) => (name.endsWith(ending) ? [folder + name] : []));

/** Lists the files of every named chunk, including its split chunks, as paths below `folder`. */
export function chunkFiles(stats: webpack.StatsCompilation, folder = ''): Record<string, ChunkFiles> {
  const groups = Object.entries(stats.namedChunkGroups ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    groups.map(([name, group]) => [
      name,
      { js: ofKind(group, '.js', folder), css: ofKind(group, '.css', folder) },
    ]),
  );
}
