import type webpack from 'webpack';

export interface ChunkFiles {
  readonly js: string[];
  readonly css: string[];
}

const ofKind = (group: webpack.StatsChunkGroup, ending: string) =>
  (group.assets ?? []).map(({ name }) => name).filter((name) => name.endsWith(ending));

/** Every named chunk with the files that it needs, the split-off ones included. */
export function chunkFiles(stats: webpack.StatsCompilation): Record<string, ChunkFiles> {
  const groups = Object.entries(stats.namedChunkGroups ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    groups.map(([name, group]) => [name, { js: ofKind(group, '.js'), css: ofKind(group, '.css') }]),
  );
}
