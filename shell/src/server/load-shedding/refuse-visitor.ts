import { type Locale, languageTags } from '@hotdrop/shared-domain/locale';
import { createStaticPage, staticPagePolicy } from '../http/static-error-page.ts';

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
