import { languageTags } from '@hotdrop/shared-domain/locale';
import type { Context } from 'hono';
import { readVisitor } from '../http/visitor.ts';
import { createStaticPage } from '../rendering/static-error-page.ts';

/** `Retry-After` of a temporary failure, in seconds. */
export const retryAfter = '5';

/** Not in the catalogs, because a refusal must cost almost nothing. */
const texts = {
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
};

/** Sends an early 503 to a visitor for whom this server has no time. */
export function sendBusyPage(c: Context): Response {
  const { locale } = readVisitor(c);
  return c.html(createStaticPage(locale, texts), 503, {
    'retry-after': retryAfter,
    'cache-control': 'no-store',
    'content-language': languageTags[locale],
    'content-security-policy': "default-src 'none'",
  });
}
