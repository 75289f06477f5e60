/** A contract as recorded: its number and its surface, one line for each name that the other side may use. */
export interface Contract {
  readonly number: number;
  readonly surface: readonly string[];
}

export type Comparison =
  | { readonly status: 'unchanged' }
  /** Can be recorded as it is. The lines show the difference. */
  | { readonly status: 'needs-recording'; readonly lines: readonly string[] }
  /** These changes break an older area or an older host, so the number must rise first. */
  | { readonly status: 'needs-higher-number'; readonly lines: readonly string[] }
  | { readonly status: 'lower-number' };

/** Additions that older areas and hosts ignore. Another value of a known field is not one: see docs/contract.md. */
function isCompatibleAddition(line: string, recorded: readonly string[]): boolean {
  if (line.startsWith('token ')) return true;
  const [field] = /^(manifest |type contract PageHandle)[^:]*\?: /.exec(line) ?? [];
  return field !== undefined && !recorded.some((known) => known.startsWith(field));
}

export function compare(recorded: Contract, current: Contract): Comparison {
  if (current.number < recorded.number) return { status: 'lower-number' };
  const added = current.surface.filter((line) => !recorded.surface.includes(line));
  const removed = recorded.surface.filter((line) => !current.surface.includes(line));
  const lines = diffLines(removed, added);
  if (current.number > recorded.number) return { status: 'needs-recording', lines };
  if (lines.length === 0) return { status: 'unchanged' };
  const breaking = diffLines(
    removed,
    added.filter((line) => !isCompatibleAddition(line, recorded.surface)),
  );
  return breaking.length > 0
    ? { status: 'needs-higher-number', lines: breaking }
    : { status: 'needs-recording', lines };
}

const diffLines = (removed: readonly string[], added: readonly string[]) => [
  ...removed.map((line) => `- ${line}`),
  ...added.map((line) => `+ ${line}`),
];

const heading = /^contract (\d+)$/;

export const toText = ({ number, surface }: Contract) => [`contract ${number}`, ...surface, ''].join('\n');

export function fromText(text: string): Contract {
  const [first = '', ...surface] = text.trimEnd().split('\n');
  return { number: Number(heading.exec(first)?.[1]), surface };
}
