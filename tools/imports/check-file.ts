import path from 'node:path';
import { advice, buildFile, mayImport } from './rules.ts';

/** Finds imports, re-exports, lazy imports, and type imports; skips comments and plain strings. */
export function findImports(code: string): { readonly from: string; readonly line: number }[] {
  return [...code.matchAll(importPattern)].map((match) => ({
    from: match.groups?.name ?? '',
    line: code.slice(0, match.index).split('\n').length,
  }));
}

/** At the start of a line, since a formatter has put it there: `import … from 'x'`, `} from 'x'`; or `import('x')`. */
const importPattern =
  /(?:^(?:import|export|\})(?:[^'"\n;]*\sfrom)?\s+|^[^/*\n]*\bimport\(\s*)['"](?<name>[^'"]+)['"]/gm;

export interface Finding {
  /** `mf-profile/src/area.tsx:3` */
  readonly at: string;
  readonly what: string;
  readonly advice: string;
}

/** Finds the forbidden imports of one file, by its path from the root. `screens` are the folders that hold a page. */
export function checkFile(file: string, code: string, screens: ReadonlySet<string> = new Set()): Finding[] {
  const who = packageOf(file);
  return findImports(code).flatMap(({ from, line }) => {
    const broken = from.startsWith('.') ? checkRelative(file, from, screens) : checkPackage(file, who, from);
    return broken ? [{ at: `${file}:${line}`, what: `imports ${from}`, advice: broken }] : [];
  });
}

const packageOf = (file: string) => /^(examples\/)?[^/]+/.exec(file)?.[0] ?? '';

function checkPackage(file: string, who: string, from: string): string | undefined {
  const what = /^@hotdrop\/([^/]+)/.exec(from)?.[1];
  if (!what || what === who || (buildFile.test(file) && what === 'tools')) return undefined;
  const allowed = mayImport.find((rule) => rule.who.test(who))?.what ?? [];
  return allowed.includes(what) ? undefined : advice.package(who, what);
}

/** A helper may load a screen that its tests show. */
const testHelper = /^mf-[^/]+\/src\/testing\//;

function checkRelative(file: string, from: string, screens: ReadonlySet<string>): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), from);
  if (packageOf(target) !== packageOf(file)) return advice.outside;
  const [ours, theirs] = [partOf(file), partOf(target)];
  const isForbidden = ours && theirs && ours !== theirs && screens.has(theirs) && !testHelper.test(file);
  return isForbidden ? advice.screen : undefined;
}

/** The folders of areas that show something at an address of their own. */
export const screensIn = (files: readonly string[]): ReadonlySet<string> =>
  new Set(files.filter((file) => file.endsWith('.page.tsx')).flatMap((file) => partOf(file) ?? []));

/** A folder of an area's `src/`: a screen, or what screens share. */
const partOf = (file: string) => /^mf-[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0];
