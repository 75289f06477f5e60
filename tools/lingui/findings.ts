import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Part of a catalog's entry that the check needs. */
interface Entry {
  readonly message?: string;
  readonly translation?: string;
  readonly obsolete?: boolean;
  readonly extra?: { readonly flags?: readonly string[] };
}

type Entries = Readonly<Record<string, Entry>>;

/** Lists all problems of a language's catalog, given the messages that the code uses. */
export function catalogFaults(
  used: Entries,
  catalog: Entries | undefined = {},
  extract = 'node tools/lingui/texts.ts extract',
): string[] {
  const missing = Object.entries(used)
    .filter(([id]) => !catalog[id])
    .map(([id, { message = id }]) => `"${message}" is missing: run \`${extract}\``);
  return [
    ...missing,
    ...Object.entries(catalog).flatMap(([id, entry]) => fault(id, entry, used, extract) ?? []),
  ];
}

function fault(
  id: string,
  { translation = '', ...entry }: Entry,
  used: Entries,
  extract: string,
): string | undefined {
  const english = used[id]?.message ?? id;
  if (!used[id] || entry.obsolete) return `"${entry.message ?? id}" is not used any more: run \`${extract}\``;
  if (!translation) return `"${english}" has no translation: write it after \`msgstr\``;
  if (entry.extra?.flags?.includes('fuzzy'))
    return `"${english}" is fuzzy: compare it with the English text and delete the word "fuzzy" above it`;
  try {
    const [expected, actual] = [placeholders(english), placeholders(translation)];
    if (expected !== actual)
      return `"${translation}" has the slots ${actual || 'none'}, the English text ${expected || 'none'}`;
  } catch (error) {
    return `"${translation}" is not a valid ICU message: ${error instanceof Error ? error.message : error}`;
  }
}

/** The placeholders of a message: {count}, <0>. */
function placeholders(text: string): string {
  const names = new Set<string>(text.match(/<\/?\d+\/?>/g));
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return;
    for (const token of tokens) {
      if (!Array.isArray(token)) continue;
      names.add(`{${token[0]}}`);
      const choices: unknown = token[2];
      if (choices && typeof choices === 'object') Object.values(choices).forEach(visit);
    }
  };
  visit(compileMessageOrThrow(text));
  return [...names].sort().join(' ');
}
