import path from 'node:path';
import { findImports } from './find-imports.ts';
import { advice, buildFile, mayImport } from './rules.ts';

export interface Finding {
  /** `mf-profile/src/area.tsx:3` */
  readonly at: string;
  readonly what: string;
  readonly advice: string;
}

/** What one file, by its path from the root, imports and may not. */
export function checkFile(file: string, code: string): Finding[] {
  const who = packageOf(file);
  return findImports(code).flatMap(({ from, line }) => {
    const broken = from.startsWith('.') ? checkRelative(file, who, from) : checkPackage(file, who, from);
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

function checkRelative(file: string, who: string, from: string): string | undefined {
  const target = path.posix.join(path.posix.dirname(file), from);
  if (packageOf(target) !== who) return advice.outside;
  const [ours, theirs] = [screenOf(file), screenOf(target)];
  return ours && theirs && ours !== theirs ? advice.screen : undefined;
}

/** A folder of an area's `src/`. */
const screenOf = (file: string) => /^mf-[^/]+\/src\/([^/]+)\//.exec(file)?.[1];
