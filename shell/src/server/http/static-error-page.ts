import { createHash } from 'node:crypto';
import { type Locale, languageTags } from '@hotdrop/shared-domain/locale';
import { basePath } from '../../site/game.ts';

type Texts = Record<Locale, { readonly title: string; readonly text: string; readonly home: string }>;

/** These texts are not in the catalogs, because the catalogs may be what failed. */
const errorTexts: Texts = {
  ko: { title: '오류', text: '오류 페이지를 표시하는 중 오류가 발생했습니다', home: '홈으로' },
  en: { title: 'Error', text: 'An error occurred while showing the error page', home: 'Go to the home page' },
  'zh-tw': { title: '錯誤', text: '顯示錯誤頁面時發生錯誤', home: '回到首頁' },
  'zh-cn': { title: '错误', text: '显示错误页面时出错', home: '返回首页' },
  ja: { title: 'エラー', text: 'エラーページの表示中にエラーが発生しました', home: 'ホームへ' },
};

/** Fallback when the frame and its error page fail to render. */
export const staticErrorPage = (locale: Locale): string => createStaticPage(locale, errorTexts);

/** The page's own colors and centering, without a file. */
const style = [
  ':root{color-scheme:dark light;background:light-dark(#f2f4f8,#0b0e14);color:light-dark(#141a26,#e8ecf3)}',
  'body{display:grid;place-items:center;min-height:100vh;margin:0;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;padding:24px;text-align:center;text-wrap:balance;word-break:keep-all;overflow-wrap:anywhere}',
  'h1{margin:0 0 8px;font-size:24px}p{margin:0 0 24px}a{color:light-dark(#7d5400,#f5b301)}',
].join('');

/** The content security policy of these pages: nothing but their own style. */
export const staticPagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Creates a page that needs no script, file, or catalog. */
export function createStaticPage(locale: Locale, texts: Texts): string {
  const { title, text, home } = texts[locale];
  return `<!doctype html>
<html lang="${languageTags[locale]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${title} · Hotdrop</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${basePath}">${home}</a></p></main></body>
</html>`;
}
