import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

interface Statement {
  readonly type: string;
  readonly specifiers?: readonly {
    readonly orig: { readonly value: string };
    readonly exported: { readonly value: string } | null;
  }[];
}

/** The names that a file exports of other modules: `export { Link } from …`. */
export function exportedNames(file: string): string[] {
  const { body } = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript' });
  // The parser tells dozens of kinds of statement apart; these few fields are all that is read of them.
  return (body as readonly Statement[])
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .flatMap(({ specifiers = [] }) => specifiers.map(({ orig, exported }) => (exported ?? orig).value));
}
