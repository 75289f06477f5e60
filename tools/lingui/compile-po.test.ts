import { setupI18n } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { CatalogError, compilePo } from './compile-po.ts';

const header = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';
const entry = (english: string, translation: string, before = '') =>
  `${header}${before}msgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(translation)}\n`;

function say(source: string, id: string, values: Record<string, unknown> = {}, file = 'ko.po') {
  const i18n = setupI18n({ locale: 'en', messages: { en: compilePo(source, file) } });
  return i18n._(id, values);
}

describe('a compiled catalog', () => {
  it('answers under the id that the macro makes of the English text', () => {
    expect(say(entry('Try again', '다시 시도'), generateMessageId('Try again'))).toBe('다시 시도');
  });

  it('distinguishes texts by their context', () => {
    const source = entry('Best', '최고', 'msgctxt "tier"\n');
    expect(say(source, generateMessageId('Best', 'tier'))).toBe('최고');
    expect(compilePo(source, 'ko.po')).not.toHaveProperty(generateMessageId('Best'));
  });

  it('needs no message parser to count', () => {
    const source = entry('{n, plural, one {# game} other {# games}}', '{n}판');
    const english = entry('{n, plural, one {# game} other {# games}}', '');
    const id = generateMessageId('{n, plural, one {# game} other {# games}}');
    expect(say(source, id, { n: 2 })).toBe('2판');
    expect(say(english, id, { n: 1 }, 'en.po')).toBe('1 game');
    expect(say(english, id, { n: 0 }, 'en.po')).toBe('0 games');
  });

  it('counts without formatters of Intl, except in languages with more forms than one and other', () => {
    const source = entry(
      '{n, plural, =0 {none} one {# win} other {# wins in {m, plural, one {# match} other {# matches}}}}',
      '',
    );
    const [tokens] = Object.values(compilePo(source, 'en.po'));
    expect(tokens).toEqual([
      [
        'n',
        'select',
        {
          0: ['none'],
          1: [['n'], ' win'],
          other: [['n'], ' wins in ', ['m', 'select', { 1: [['m'], ' match'], other: [['m'], ' matches'] }]],
        },
      ],
    ]);
    expect(JSON.stringify(compilePo(source, 'pl.po'))).toContain('plural');
  });

  it('shows the English text where a translation is missing', () => {
    expect(say(entry('Try again', ''), generateMessageId('Try again'))).toBe('Try again');
  });

  it('leaves out, for browsers, texts that only a server or a manifest has', () => {
    const from = (...files: string[]) => entry('Home', '홈', files.map((file) => `#: ${file}\n`).join(''));
    const count = (source: string) => Object.keys(compilePo(source, 'ko.po', 'browser')).length;
    expect(count(from('shell/src/server/static-page.ts'))).toBe(0);
    expect(count(from('src/manifest.ts'))).toBe(0);
    expect(count(from('src/manifest.ts', 'src/home.page.tsx'))).toBe(1);
    expect(count(entry('Home', '홈'))).toBe(1);
  });

  it('has the texts of a sheet in a catalog of their own, which loads with the sheet', () => {
    const from = (...files: string[]) => entry('Copy', '복사', files.map((file) => `#: ${file}\n`).join(''));
    const count = (source: string, side: 'browser' | 'later') =>
      Object.keys(compilePo(source, 'ko.po', side)).length;
    const ofSheet = from('shared-ui/src/share-sheet/share-sheet.tsx');
    const ofBoth = from('shared-ui/src/share-sheet/share-sheet.tsx', 'shared-ui/src/states.tsx');
    expect([count(ofSheet, 'browser'), count(ofSheet, 'later')]).toEqual([0, 1]);
    expect([count(ofBoth, 'browser'), count(ofBoth, 'later')]).toEqual([1, 0]);
  });

  it('leaves out texts that the code no longer uses', () => {
    expect(compilePo(`${header}#~ msgid "Old"\n#~ msgstr "옛것"\n`, 'ko.po')).toEqual({});
  });

  it('names the file and the text of a broken message', () => {
    expect(() => compilePo(entry('Hi {name}', 'Hi {name'), 'shell/catalogs/ja.po')).toThrow(CatalogError);
    expect(() => compilePo(entry('Hi {name}', 'Hi {name'), 'shell/catalogs/ja.po')).toThrow(
      /shell\/catalogs\/ja\.po: "Hi \{name"/,
    );
  });
});
