import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Part of a catalog's entry that the check needs. */
export interface Entry {
  readonly message?: string;
  readonly translation?: string;
  readonly obsolete?: boolean;
  readonly extra?: { readonly flags?: readonly string[] };
}

type Entries = Readonly<Record<string, Entry>>;

const advice = {
  extract: 'run `node tools/lingui/texts.ts extract`',
  clean: 'run `node tools/lingui/texts.ts extract --clean`',
  translate: 'write its translation after `msgstr`',
  review: 'compare it with the English text and delete the word "fuzzy" above it',
};

/** The placeholders of a message: {count}, <0>. */
function slots(text: string): string {
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

function fault(id: string, { translation = '', ...entry }: Entry, used: Entries): string | undefined {
  const english = used[id]?.message ?? id;
  if (!used[id] || entry.obsolete) return `"${entry.message ?? id}" is not used any more: ${advice.clean}`;
  if (!translation) return `"${english}" has no translation: ${advice.translate}`;
  if (entry.extra?.flags?.includes('fuzzy')) return `"${english}" is fuzzy: ${advice.review}`;
  try {
    const [wanted, given] = [slots(english), slots(translation)];
    if (wanted !== given)
      return `"${translation}" has the slots ${given || 'none'}, the English text ${wanted || 'none'}`;
  } catch (error) {
    return `"${translation}" is not a valid ICU message: ${error instanceof Error ? error.message : error}`;
  }
}

/** Lists all problems of a language's catalog, given the messages that the code uses. */
export function catalogFaults(used: Entries, catalog: Entries | undefined): string[] {
  const missing = Object.entries(used)
    .filter(([id]) => !catalog?.[id])
    .map(([id, { message = id }]) => `"${message}" is missing: ${advice.extract}`);
  const wrong = Object.entries(catalog ?? {}).flatMap(([id, entry]) => fault(id, entry, used) ?? []);
  return [...missing, ...wrong];
}
