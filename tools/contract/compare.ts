/** A contract as it was agreed: its number, and what it consists of. */
export interface Contract {
  readonly number: number;
  readonly surface: readonly string[];
}

export type Comparison =
  | { readonly status: 'same' }
  /** May be written down as it is; the lines are what is new or gone. */
  | { readonly status: 'to be recorded'; readonly lines: readonly string[] }
  /** The number must rise first: these changes break an older area or an older host. */
  | { readonly status: 'number must rise'; readonly lines: readonly string[] }
  | { readonly status: 'number went back' };

/** What may be added without anybody noticing; another value of a field that is known may not: see docs/contract.md. */
function mayBeAdded(line: string, recorded: readonly string[]): boolean {
  if (line.startsWith('token ')) return true;
  if (!/^answer |^manifest [^:]*\?/.test(line)) return false;
  const field = line.slice(0, line.lastIndexOf(': ') + 2);
  return !recorded.some((known) => known.startsWith(field));
}

export function compare(recorded: Contract, now: Contract): Comparison {
  const added = now.surface.filter((line) => !recorded.surface.includes(line));
  const gone = recorded.surface.filter((line) => !now.surface.includes(line));
  const sign = (mark: string, lines: readonly string[]) => lines.map((line) => `${mark} ${line}`);
  const lines = [...sign('-', gone), ...sign('+', added)];
  if (now.number < recorded.number) return { status: 'number went back' };
  if (now.number > recorded.number) return { status: 'to be recorded', lines };
  if (lines.length === 0) return { status: 'same' };
  const breaking = [
    ...sign('-', gone),
    ...sign(
      '+',
      added.filter((line) => !mayBeAdded(line, recorded.surface)),
    ),
  ];
  return breaking.length > 0
    ? { status: 'number must rise', lines: breaking }
    : { status: 'to be recorded', lines };
}

const heading = /^contract (\d+)$/;

export const toText = ({ number, surface }: Contract) => [`contract ${number}`, ...surface, ''].join('\n');

export function fromText(text: string): Contract {
  const [first = '', ...surface] = text.trimEnd().split('\n');
  return { number: Number(heading.exec(first)?.[1]), surface };
}
