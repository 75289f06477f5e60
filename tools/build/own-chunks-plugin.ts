import { createHash } from 'node:crypto';
import webpack from 'webpack';

const name = 'OwnChunksPlugin';

/** Name of the list of chunks, with a placeholder until their content is known. */
export const chunkGlobal = (area: string) => `chunks_of_${area.replaceAll('-', '_')}_`;
const unknown = '0123456789';

/**
 * Names the global list of a build's chunks after their content, so that two versions of an area on one page never get
 * each other's chunks.
 */
export class OwnChunksPlugin {
  apply(compiler: webpack.Compiler): void {
    const { output } = compiler.options;
    output.chunkLoadingGlobal += unknown;
    const placeholder = String(output.chunkLoadingGlobal);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After minification, and before files get their content hashes.
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const scripts = compilation.getAssets().filter((asset) => asset.name.endsWith('.js'));
        const own = placeholder.replace(unknown, digest(scripts));
        for (const { name: file, source } of scripts) {
          const text = String(source.source()).replaceAll(placeholder, own);
          compilation.updateAsset(file, new webpack.sources.RawSource(text));
        }
      });
    });
  }
}

/** The file names are provisional here and differ between machines, so they are not hashed. */
function digest(scripts: readonly webpack.Asset[]): string {
  const names = scripts.flatMap(({ info }) => info.contenthash ?? []);
  const texts = scripts.map(({ source }) =>
    names.reduce((text, provisional) => text.replaceAll(provisional, ''), String(source.source())),
  );
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, unknown.length);
}
