import path from 'node:path';
import { formatter } from '@lingui/format-po';
import {
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';

const po = formatter();

/** An invalid message in a catalog, such as a missing brace or an unknown plural. */
export class CatalogError extends Error {
  constructor(file: string, text: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `${file}: "${text}" is not a valid ICU message (${reason}). Compare its braces with the English text.`,
    );
    this.name = 'CatalogError';
  }
}

/**
 * Turns `plural` into `select`, which compares the number itself: lingui formats each plural with `Intl.NumberFormat`,
 * whose first use takes 36 to 360 ms on a phone. Where other numbers than 1 have forms of their own, the plural stays.
 * Numbers of four and more digits need their own placeholder, with a formatted number.
 */
function withoutPluralRules(tokens: CompiledMessage, locale: string): CompiledMessage {
  const rules = new Intl.PluralRules(locale);
  const { pluralCategories } = rules.resolvedOptions();
  if (pluralCategories.length > 2 || rules.select(0) !== 'other') return tokens;
  const hasOne = pluralCategories.length === 2;
  const convertAll = (list: CompiledMessage, number?: string): CompiledMessage =>
    list.map((token) => convert(token, number));
  const convert = (token: CompiledMessageToken, number?: string): CompiledMessageToken => {
    if (token === '#' && number !== undefined) return [number];
    if (typeof token === 'string') return token;
    const [name, type, forms] = token;
    if (type !== 'plural' && type !== 'select') return token;
    const isPlural = type === 'plural';
    const cases = Object.entries(forms as Record<string, CompiledMessage | undefined>).flatMap(
      ([form, text]) => {
        if (!text || (isPlural && form === 'one' && !hasOne)) return [];
        return [[isPlural && form === 'one' ? '1' : form, convertAll(text, isPlural ? name : number)]];
      },
    );
    return [name, 'select', Object.fromEntries(cases)];
  };
  return convertAll(tokens);
}

/** Reads a PO file, by the ids that the macro generates: a hash of the English text and its context. */
export function readPo(source: string, file: string) {
  const catalog = po.parse(source, { locale: undefined, sourceLocale: 'en', filename: file });
  if (catalog instanceof Promise)
    throw new CatalogError(file, '', new Error('its format is read asynchronously'));
  return catalog;
}

/** Files whose messages only servers say. A manifest's titles are in `area.json`. */
const onServer = /(^|\/)src\/(server\/|manifest\.ts$)/;

/** Files whose messages a browser loads with their code, from the catalog with `?later`. */
const later = /(^|\/)src\/share-sheet\//;

interface Entry {
  readonly origin?: readonly (readonly [file: string, line?: number])[];
}

const isOnlyIn =
  (files: RegExp) =>
  ({ origin = [] }: Entry) =>
    origin.length > 0 && origin.every(([file]) => files.test(file));

const isIn = {
  any: () => true,
  browser: (entry: Entry) => !isOnlyIn(onServer)(entry) && !isOnlyIn(later)(entry),
  later: isOnlyIn(later),
};

/** Compiles the messages of a PO file, by id, so that browsers need no message parser. */
export function compilePo(source: string, file: string, side: keyof typeof isIn = 'any') {
  const catalog = readPo(source, file);
  const locale = path.basename(file, '.po');
  const current = Object.entries(catalog).filter(([, entry]) => !entry.obsolete && isIn[side](entry));
  return Object.fromEntries(
    current.map(([id, { translation, message }]) => {
      // A missing translation shows the English text; `texts check` fails on it.
      const text = translation || message || id;
      try {
        return [id, withoutPluralRules(compileMessageOrThrow(text), locale)];
      } catch (error) {
        throw new CatalogError(file, text, error);
      }
    }),
  );
}

const exportsOf = { esm: 'export const messages = ', cjs: 'exports.messages = ' };

/** Compiles a PO file to a module: `import('…/ko.po')` returns `{messages}`. */
export const catalogModule = (
  source: string,
  file: string,
  kind: keyof typeof exportsOf,
  side?: Parameters<typeof compilePo>[2],
) => `${exportsOf[kind]}${JSON.stringify(compilePo(source, file, side))};`;
