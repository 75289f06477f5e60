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

/** Seconds after which a temporary failure may be over. */
export const shortRetry = 5;

/** Not in the catalogs, because a refusal must cost almost nothing. */
const texts = {
  429: {
    en: {
      title: 'Too many requests',
      text: 'Too many requests came from your network. Please try again in a few seconds.',
      home: 'Go to the home page',
    },
    ko: {
      title: '요청이 너무 많습니다',
      text: '같은 네트워크에서 너무 많은 요청이 있었습니다. 잠시 후 다시 시도해 주세요.',
      home: '홈으로',
    },
    'zh-tw': {
      title: '請求過多',
      text: '來自您網路的請求過多，請稍後再試。',
      home: '回到首頁',
    },
    'zh-cn': {
      title: '请求过多',
      text: '来自您网络的请求过多，请稍后再试。',
      home: '返回首页',
    },
    ja: {
      title: 'リクエストが多すぎます',
      text: 'お使いのネットワークからのリクエストが多すぎます。しばらくしてからもう一度お試しください。',
      home: 'ホームへ',
    },
  },
  503: {
    en: {
      title: 'Too many visitors',
      text: 'Many people are visiting right now. Please try again in a few seconds.',
      home: 'Go to the home page',
    },
    ko: {
      title: '접속자가 많습니다',
      text: '지금 접속자가 많습니다. 잠시 후 다시 시도해 주세요.',
      home: '홈으로',
    },
    'zh-tw': {
      title: '訪客過多',
      text: '目前訪客眾多，請稍後再試。',
      home: '回到首頁',
    },
    'zh-cn': {
      title: '访问人数过多',
      text: '当前访问人数较多，请稍后再试。',
      home: '返回首页',
    },
    ja: {
      title: 'アクセスが集中しています',
      text: '現在アクセスが集中しています。しばらくしてからもう一度お試しください。',
      home: 'ホームへ',
    },
  },
};

/**
 * A small page for a visitor whom this server refuses for `retryAfter` seconds: 429 after too many requests from the
 * visitor's network, 503 while the server has no time.
 */
export const refuseVisitor = (locale: Locale, status: 429 | 503, retryAfter = shortRetry): Response =>
  new Response(createStaticPage(locale, texts[status]), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retryAfter),
      'cache-control': 'no-store',
      'content-language': languageTags[locale],
      'content-security-policy': staticPagePolicy,
    },
  });
