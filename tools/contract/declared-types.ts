import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

interface Node {
  readonly type: string;
  readonly span: { readonly start: number; readonly end: number };
}
interface Declaration extends Node {
  readonly id: { readonly value: string };
  readonly body?: { readonly body: readonly Node[] };
  readonly typeAnnotation?: Node;
}

/** Lists the interfaces and types of a file, one line for each member, without comments and layout. */
export function declaredTypes(file: string): string[] {
  const source = readFileSync(file);
  const textOf = ({ span }: Node) => plain(source.subarray(span.start - 1, span.end - 1).toString());
  const { body } = parseSync(source.toString(), { syntax: 'typescript' });
  // The parser has dozens of statement types; only these few fields matter here.
  return (body as (Node & { readonly declaration?: Declaration })[]).flatMap((statement) => {
    const declaration = statement.declaration ?? (statement as Declaration);
    const name = declaration.id?.value;
    if (declaration.type === 'TsInterfaceDeclaration') {
      return (declaration.body?.body ?? []).map((member) => `${name}.${textOf(member)}`);
    }
    if (declaration.type !== 'TsTypeAliasDeclaration' || !declaration.typeAnnotation) return [];
    return [`${name} = ${textOf(declaration.typeAnnotation)}`];
  });
}

const plain = (text: string) =>
  text
    .replaceAll(/\/\*.*?\*\/|\/\/.*$/gms, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^readonly |^\| |;$/g, '')
    .trim();
