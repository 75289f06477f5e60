import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

interface Statement {
  readonly type: string;
  readonly specifiers?: readonly {
    readonly orig: { readonly value: string };
    readonly exported: { readonly value: string } | null;
  }[];
}

/** Lists the names that a file re-exports: `export { Link } from …`. */
export function exportedNames(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
  // The parser has dozens of statement types; only these few fields matter here.
  return (body as readonly Statement[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ specifiers = [] }) => specifiers.map(({ orig, exported }) => (exported ?? orig).value));
}
