import { type Locale, languageTags } from '@hotdrop/shared-domain/locale';
import type { ShownNotice } from '../../frame/surroundings.ts';
import type { Preview } from './read-preview.ts';

interface Words {
  readonly shown: (versions: string, until: string) => string;
  readonly broken: (versions: string) => string;
  readonly forged: string;
  readonly expired: string;
}

/** Said by the server alone: browsers need not fetch words that hardly anybody sees. */
const words: Record<Locale, Words> = {
  en: {
    shown: (versions, until) => `Preview until ${until}: ${versions}. Back to the published site.`,
    broken: (versions) => `Could not be started, the published version stands in: ${versions}.`,
    forged: 'This preview link is not valid: you see the published site.',
    expired: 'This preview link has expired: you see the published site.',
  },
  ko: {
    shown: (versions, until) => `미리보기(${until}까지): ${versions}. 공개된 사이트로 돌아가기`,
    broken: (versions) => `시작할 수 없어 공개된 버전을 대신 표시합니다: ${versions}`,
    forged: '유효하지 않은 미리보기 링크입니다. 공개된 사이트를 표시합니다.',
    expired: '만료된 미리보기 링크입니다. 공개된 사이트를 표시합니다.',
  },
  'zh-tw': {
    shown: (versions, until) => `預覽（至 ${until}）：${versions}。返回已發布的網站`,
    broken: (versions) => `無法啟動，改為顯示已發布的版本：${versions}`,
    forged: '此預覽連結無效，目前顯示已發布的網站。',
    expired: '此預覽連結已過期，目前顯示已發布的網站。',
  },
  'zh-cn': {
    shown: (versions, until) => `预览（至 ${until}）：${versions}。返回已发布的网站`,
    broken: (versions) => `无法启动，改为显示已发布的版本：${versions}`,
    forged: '此预览链接无效，当前显示已发布的网站。',
    expired: '此预览链接已过期，当前显示已发布的网站。',
  },
  ja: {
    shown: (versions, until) => `プレビュー（${until}まで）：${versions}。公開中のサイトに戻る`,
    broken: (versions) => `起動できないため、公開中のバージョンを表示しています：${versions}`,
    forged: 'このプレビューリンクは無効です。公開中のサイトを表示しています。',
    expired: 'このプレビューリンクは期限切れです。公開中のサイトを表示しています。',
  },
};

/** Stands above everything else, so that nobody takes a preview for the site, or the site for a preview. */
export function previewNotice(
  preview: Preview,
  broken: readonly string[],
  locale: Locale,
): ShownNotice | undefined {
  if (preview.status === 'refused') return notice(words[locale][preview.why], null);
  if (preview.status !== 'shown') return undefined;
  const until = preview.until.toLocaleString(languageTags[locale], {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  const versions = Object.entries(preview.versions).map(([area, version]) => `${area} ${version}`);
  const text = [
    words[locale].shown(versions.join(', '), `${until} UTC`),
    ...(broken.length > 0 ? [words[locale].broken(broken.join(', '))] : []),
  ];
  return notice(text.join(' '), { href: '?areas=', isNewWindow: false });
}

const notice = (text: string, link: ShownNotice['link']): ShownNotice => ({
  id: 'preview',
  text,
  link,
  colours: { text: '#1b1300', ground: '#ffc53d' },
});
