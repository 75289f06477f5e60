import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

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

/** Compiles the messages of a PO file, by id, so that browsers need no message parser. */
export function compilePo(source: string, file: string) {
  // The ids are those that the macro generates: a hash of the English text and its context.
  const catalog = po.parse(source, { locale: undefined, sourceLocale: 'en', filename: file });
  if (catalog instanceof Promise)
    throw new CatalogError(file, '', new Error('its format is read asynchronously'));
  const current = Object.entries(catalog).filter(([, { obsolete }]) => !obsolete);
  return Object.fromEntries(
    current.map(([id, { translation, message }]) => {
      // A missing translation shows the English text; `texts check` fails on it.
      const text = translation || message || id;
      try {
        return [id, compileMessageOrThrow(text)];
      } catch (error) {
        throw new CatalogError(file, text, error);
      }
    }),
  );
}

const exportsOf = { esm: 'export const messages = ', cjs: 'exports.messages = ' };

/** Compiles a PO file to a module: `import('…/ko.po')` returns `{messages}`. */
export const catalogModule = (source: string, file: string, kind: keyof typeof exportsOf) =>
  `${exportsOf[kind]}${JSON.stringify(compilePo(source, file))};`;
