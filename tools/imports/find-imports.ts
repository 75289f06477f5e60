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
