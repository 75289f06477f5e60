import { createHash } from 'node:crypto';
import { getLanguage, type Locale } from '@hotdrop/shared-domain/locale';
import { basePath } from '../../site/game.ts';

/** Reasons for a page without script, file, or catalog. */
type Reason = 'error' | 'unreadable' | 429 | 503;

/**
 * The title and the text for each reason, and the text of the link to the home page. Not in the catalogs, because the
 * catalogs may be what failed, and a refusal must cost almost nothing.
 */
const texts: Record<Locale, Record<Reason, readonly [title: string, text: string]> & { home: string }> = {
  en: {
    error: ['Error', 'An error occurred while showing the error page'],
    unreadable: ['Invalid address', 'This address cannot be read. Please check it.'],
    429: [
      'Too many requests',
      'Too many requests came from your network. Please try again in a few seconds.',
    ],
    503: ['Too many visitors', 'Many people are visiting right now. Please try again in a few seconds.'],
    home: 'Go to the home page',
  },
  ko: {
    error: ['오류', '오류 페이지를 표시하는 중 오류가 발생했습니다'],
    unreadable: ['잘못된 주소', '주소를 읽을 수 없습니다. 주소를 확인해 주세요.'],
    429: [
      '요청이 너무 많습니다',
      '같은 네트워크에서 너무 많은 요청이 있었습니다. 잠시 후 다시 시도해 주세요.',
    ],
    503: ['접속자가 많습니다', '지금 접속자가 많습니다. 잠시 후 다시 시도해 주세요.'],
    home: '홈으로',
  },
  'zh-tw': {
    error: ['錯誤', '顯示錯誤頁面時發生錯誤'],
    unreadable: ['網址無效', '無法讀取此網址，請檢查網址。'],
    429: ['請求過多', '來自您網路的請求過多，請稍後再試。'],
    503: ['訪客過多', '目前訪客眾多，請稍後再試。'],
    home: '回到首頁',
  },
  'zh-cn': {
    error: ['错误', '显示错误页面时出错'],
    unreadable: ['网址无效', '无法读取此网址，请检查网址。'],
    429: ['请求过多', '来自您网络的请求过多，请稍后再试。'],
    503: ['访问人数过多', '当前访问人数较多，请稍后再试。'],
    home: '返回首页',
  },
  ja: {
    error: ['エラー', 'エラーページの表示中にエラーが発生しました'],
    unreadable: ['無効なアドレス', 'このアドレスは読み取れません。アドレスをご確認ください。'],
    429: [
      'リクエストが多すぎます',
      'お使いのネットワークからのリクエストが多すぎます。しばらくしてからもう一度お試しください。',
    ],
    503: [
      'アクセスが集中しています',
      '現在アクセスが集中しています。しばらくしてからもう一度お試しください。',
    ],
    home: 'ホームへ',
  },
};

/** The page's own colors and centering, without a file. */
const style = [
  ':root{color-scheme:dark light;background:light-dark(#f2f4f8,#0b0e14);color:light-dark(#141a26,#e8ecf3)}',
  'body{display:grid;place-items:center;min-height:100vh;margin:0;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:30rem;padding:24px;text-align:center;text-wrap:balance;word-break:keep-all;overflow-wrap:anywhere}',
  'h1{margin:0 0 8px;font-size:24px}p{margin:0 0 24px}a{color:light-dark(#7d5400,#f5b301)}',
].join('');

/** The content security policy of these pages allows nothing but their own style. */
const styleHash = createHash('sha256').update(style).digest('base64');

/** Sends a page that needs no script, file, or catalog. */
export function sendStaticPage(
  locale: Locale,
  reason: Reason,
  status: number,
  headers: Record<string, string> = {},
): Response {
  const { [reason]: shown, home } = texts[locale];
  const [title, text] = shown;
  const html = `<!doctype html>
<html lang="${getLanguage(locale).tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="dark light"><title>${title} · Hotdrop</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${basePath}">${home}</a></p></main></body>
</html>`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': getLanguage(locale).tag,
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'`,
      ...headers,
    },
  });
}

/** Seconds after which a temporary failure may be over. */
export const shortRetry = 5;

/**
 * A small page for a visitor whom this server refuses for `retryAfter` seconds: 429 after too many requests from the
 * visitor's network, 503 while the server has no time.
 */
export const refuseVisitor = (locale: Locale, status: 429 | 503, retryAfter = shortRetry): Response =>
  sendStaticPage(locale, status, status, { 'retry-after': String(retryAfter), 'cache-control': 'no-store' });
