import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { BrowserError, Place, Problem } from '@hotdrop/shared-ui/dev/problem';
import type webpack from 'webpack';

interface Sources {
  /** The area's folder. */
  readonly dir: string;
  /** The folder of the browser's build, with its source maps. */
  readonly webDir: string;
}

/** The part of webpack's error that tells where it is. */
type BuildFault = Pick<webpack.WebpackError, 'message'> & {
  readonly module?: unknown;
  readonly loc?: webpack.WebpackError['loc'];
};

/** Describes the errors of a build. Both sides of an area have the same ones. */
export async function readBuildProblems(stats: webpack.Stats | webpack.MultiStats, dir: string) {
  const all = 'stats' in stats ? stats.stats : [stats];
  const problems = await Promise.all(
    all.flatMap(({ compilation }) => compilation.errors.map((error) => readBuildProblem(error, dir))),
  );
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

export async function readBuildProblem({ message, module, loc }: BuildFault, dir: string): Promise<Problem> {
  const text = stripVTControlCharacters(message).replace(/^Module build failed[^\n]*\n/, '');
  const resource = module && typeof module === 'object' && 'resource' in module ? module.resource : undefined;
  const [, named, namedLine] = /\[([^\n[\]]+):(\d+):\d+\]/.exec(text) ?? [];
  const file = named ?? (typeof resource === 'string' ? resource : undefined);
  const start = loc && 'start' in loc ? loc.start : undefined;
  const line = Number(namedLine ?? start?.line);
  const column = findCaret(text) ?? (start?.column ?? 0) + 1;
  const place = file && line ? { file: relativeTo(dir, file), line, column } : undefined;
  const lines = place && file ? await readLines(file, place.line) : [];
  return { message: findMessage(text), place, lines, frames: [], hiddenFrames: 0 };
}

/** swc writes the message after a cross, and webpack in the first line. */
const findMessage = (text: string): string => {
  const lines = text.split('\n').map((line) =>
    line
      .trim()
      .replace(/^Error: */, '')
      .trim(),
  );
  const said = lines.find((line) => /^[x×✗] /.test(line)) ?? lines.find((line) => line && line !== 'Error:');
  return (said ?? 'The build failed.').replace(/^[x×✗] /, '');
};

/** The column that swc marks under the line: `   :     ^^^`. */
function findCaret(text: string): number | undefined {
  const [, before] = /^ *[:·] ([^\n^]*)[\^─]/m.exec(text) ?? [];
  return before === undefined ? undefined : before.length + 1;
}

const frameLine = /^\s*(?:at )?(?:async )?(?:(.*?)(?: \(|@))?(https?:\/\/[^\s)]+):(\d+):(\d+)\)?$/;

/** Finds an error of a page in the sources, by the maps of the build. */
export async function locateError(error: BrowserError, sources: Sources): Promise<Problem> {
  const maps = new Map<string, Promise<SourceMap | undefined>>();
  const locate = async (line: string) => {
    const [, name = '', url = '', row = '', column = ''] = frameLine.exec(line) ?? [];
    if (!url) return undefined;
    const file = path.basename(new URL(url).pathname);
    const map = maps.get(file) ?? readMap(path.join(sources.webDir, file));
    maps.set(file, map);
    return { name, found: findSource(await map, Number(row), Number(column), sources.dir) };
  };
  const listFrames = async (stack: string) =>
    (await Promise.all(stack.split('\n').map(locate))).filter((frame) => frame !== undefined);
  const [called, rendered] = [await listFrames(error.stack), await listFrames(error.componentStack)];
  const frames = [...called, ...rendered].flatMap(({ name, found }) =>
    found ? [{ name: name || path.basename(found.place.file), place: found.place, text: found.text }] : [],
  );
  const [first] = frames;
  return {
    message: error.message,
    place: first?.place,
    lines: first ? linesAround(first.text, first.place.line) : [],
    // A component is in both stacks, at its error and at its call.
    frames: [...new Map(frames.toReversed().map(({ name, place }) => [name, { name, place }])).values()]
      .reverse()
      .slice(0, maxFrames),
    hiddenFrames: called.filter(({ found }) => !found).length,
  };
}

const maxFrames = 6;

const readMap = (file: string): Promise<SourceMap | undefined> =>
  readFile(`${file}.map`, 'utf8').then(
    (text) => new SourceMap(JSON.parse(text)),
    // A file of the site, or of an extension.
    () => undefined,
  );

function findSource(map: SourceMap | undefined, row: number, column: number, dir: string) {
  const entry = map?.findEntry(row - 1, column - 1);
  if (!map || !entry || !('originalSource' in entry)) return undefined;
  const { originalSource, originalLine, originalColumn } = entry;
  const file = relativeTo(dir, originalSource);
  if (file.startsWith('..') || path.isAbsolute(file) || file.includes('node_modules')) return undefined;
  const text = map.payload.sourcesContent[map.payload.sources.indexOf(originalSource)] ?? '';
  const place: Place = { file, line: originalLine + 1, column: originalColumn + 1 };
  return { place, text };
}

const relativeTo = (dir: string, file: string) => path.relative(dir, file).replaceAll(path.sep, '/');

const readLines = (file: string, line: number) =>
  readFile(file, 'utf8').then(
    (text) => linesAround(text, line),
    () => [],
  );

/** Two lines before it and two after. */
const linesAround = (text: string, line: number) => {
  const first = Math.max(1, line - 2);
  return text
    .split('\n')
    .slice(first - 1, line + 2)
    .map((content, index) => ({ number: first + index, text: content }));
};
