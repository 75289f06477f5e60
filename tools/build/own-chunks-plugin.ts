import { createHash } from 'node:crypto';
import webpack from 'webpack';

const name = 'OwnChunksPlugin';

/** Name of the list of chunks, with a placeholder until their content is known. */
export const chunkGlobal = (area: string) => `chunks_of_${area.replaceAll('-', '_')}_`;
const unknown = '0123456789';

/**
 * Two versions of an area may stand on one page: each gets the chunks of its own build, not those of the other, since
 * the list to which chunks push themselves is named after what all of them hold.
 */
export class OwnChunksPlugin {
  apply(compiler: webpack.Compiler): void {
    const { output } = compiler.options;
    output.chunkLoadingGlobal += unknown;
    const placeholder = String(output.chunkLoadingGlobal);
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // After everything is as small as it gets, before files are named after their content.
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

/** The same on any machine: names of files, which are provisional here, do not count. */
function digest(scripts: readonly webpack.Asset[]): string {
  const names = scripts.flatMap(({ info }) => info.contenthash ?? []);
  const texts = scripts.map(({ source }) =>
    names.reduce((text, provisional) => text.replaceAll(provisional, ''), String(source.source())),
  );
  return createHash('sha256').update(texts.sort().join('\n')).digest('hex').slice(0, unknown.length);
}
